import { service, serviceFile, services } from "../../setup/services";
import type { BadContent } from "./bad-content";

const serviceNames = services.map(({ name }) => `"${name}"`).join(", ");

/** References to pictures and files that do not exist, and ids that are not unique. */
export const brokenReferences: readonly BadContent[] = [
  {
    fault: "a picture that does not exist",
    file: "team.json",
    pattern: /("image": )"[^"]*"/,
    replacement: '$1¦"./images/nobody.jpg"',
    says: ' members[0].image: expected a picture that exists, got "./images/nobody.jpg"',
  },
  {
    fault: "a picture's name in the wrong case",
    file: "pages/home.json",
    pattern: /("image": )"[^"]*"/,
    replacement: '$1¦"../images/Hero.jpg"',
    says: ' hero.image: expected content/images/hero.jpg with the same upper and lower case, got "../images/Hero.jpg"',
  },
  {
    fault: "a picture outside the content",
    file: "team.json",
    pattern: /("image": )"[^"]*"/,
    replacement: '$1¦"../static/icon.png"',
    says: ' members[0].image: expected a picture that exists, got "../static/icon.png"',
  },
  {
    fault: "a picture in a format that cannot be resized",
    file: "team.json",
    pattern: /("image": )"[^"]*"/,
    replacement: '$1¦"./images/team-1.gif"',
    says: ' members[0].image: expected the path of a picture such as ./images/hero.jpg, got "./images/team-1.gif"',
  },
  {
    fault: "a blank picture description",
    file: "team.json",
    pattern: /("imageAlt": )"[^"]*"/,
    replacement: '$1¦" "',
    says: ' members[0].imageAlt: expected a description of the picture, or "" if it only decorates, got " "',
  },
  {
    fault: "a repeated id in a list",
    file: "case-studies.json",
    pattern: /("id": )"[^"]*"([^]*?"id": )"[^"]*"/,
    replacement: '$1"twin"$2¦"twin"',
    says: ' tiles[1].id: expected a value that no other item has, got "twin", as item [0] has',
  },
  {
    fault: "a repeated id in the sections of a legal page",
    file: "legal/terms-of-service.json",
    pattern: /("id": )"[^"]*"([^]*?"id": )"[^"]*"/,
    replacement: '$1"twin"$2¦"twin"',
    says: ' sections[1].id: expected a value that no other item has, got "twin", as item [0] has',
  },
  {
    fault: "a reference to a service that does not exist",
    file: "pages/service.json",
    pattern: /("services": )\[[^\]]*\]/,
    replacement: `$1["${service.name}", ¦"no-such-service"]`,
    says: ` services[1]: expected one of ${serviceNames}, got "no-such-service"`,
  },
  {
    fault: "a repeated reference",
    file: "pages/service.json",
    pattern: /("services": )\[[^\]]*\]/,
    replacement: `$1["${service.name}", ¦"${service.name}"]`,
    says: ` services[1]: expected a value that no other item has, got "${service.name}", as item [0] has`,
  },
  {
    fault: "a reference that is not a slug",
    file: "pages/service.json",
    pattern: /("services": )\[[^\]]*\]/,
    replacement: '$1[¦"Strategy"]',
    says: ' services[0]: expected a slug such as human-resources, got "Strategy"',
  },
  {
    fault: "a name other than the file's",
    file: serviceFile,
    pattern: /("name": )"[^"]*"/,
    replacement: '$1¦"another"',
    says: ` name: expected "${service.name}", the file's name, got "another"`,
  },
  {
    fault: "the JSON Schema of another file",
    file: serviceFile,
    pattern: /("\$schema": )"[^"]*"/,
    replacement: '$1¦"../.schemas/team.json"',
    says: ' $schema: expected "../.schemas/services.json", got "../.schemas/team.json"',
  },
];
