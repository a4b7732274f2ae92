import { portraitInContent } from "../../../setup/content-copy";
import { service, serviceFile, services } from "../../../setup/services";
import { parseEdits } from "./bad-content";

const serviceNames = services.map(({ name }) => `"${name}"`).join(", ");

/** References to pictures and files that do not exist, and ids that are not unique. */
export const brokenReferences = parseEdits(`
team.json members[0].image
a picture that does not exist || "./images/nobody.jpg" || expected a picture that exists, got …
a picture in a format that cannot be resized || "./images/team-1.gif" || expected the path of a JPEG, PNG, WebP or AVIF such as ./images/hero.jpg, got …
pages/home.json hero.image
a picture's name in the wrong case || "../images/Own-portrait.jpg" || expected the letters of the file's name, content/${portraitInContent}, capitals and accents too, got …
team.json members[0].imageAlt
a blank picture description || " " || expected a description of the picture, or "" if it only decorates, got …

case-studies.json tiles[1].id tiles[0].id
a repeated id in a list || "twin" || "twin" || expected a value that no other item has, got …, as item [0] has
case-studies.json tiles[1].title tiles[0].title
a repeated title in a list || "Twin" || "Twin" || expected a title that no other has, because nobody could tell their links apart, got …

redirects.json items
a repeated redirect || [{ "from": "/a", "to": "/" }, { "from": ¦"/a", "to": "/contact-us" }] || [1].from: expected a value that no other item has, got "/a", as item [0] has

pages/service.json services
a service that does not exist || ["${service.name}", ¦"no-such-service"] || [1]: expected one of ${serviceNames}, got "no-such-service"
a repeated reference || ["${service.name}", ¦"${service.name}"] || [1]: expected a value that no other item has, got "${service.name}", as item [0] has
${serviceFile} name
a name other than the file's || "another" || expected "${service.name}", the file's name, got …
`);
