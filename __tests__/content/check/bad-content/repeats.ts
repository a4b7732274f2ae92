import contactForm from "../../../../content/forms/contact-enquiry.json";
import contactUs from "../../../../content/pages/contact-us.json";
import { services } from "../../../setup/services";
import { ownTiles } from "../own-tiles";
import { table } from "./bad-content";

const [tile] = ownTiles;
const [control] = contactForm.controls;
const [firstService, secondService] = services;
const json = (text: string | undefined) => JSON.stringify(text);
const again = (first: string) => `… is already in content/${first}: one of the two needs another`;

/** What is the same where it should differ. */
export const repeats = table(`
pages/home.json seo.title
the title of another page || ${json(contactUs.seo.title)} || ${again("pages/contact-us.json seo.title")}
pages/contact-us.json seo.description
a description that is the title || ${json(contactUs.seo.title)} || ${again("pages/contact-us.json seo.title")}
case-studies.json tiles[1].title
a second case study of the same title || ${json(tile?.title.toUpperCase())} || ${again("case-studies.json tiles[0].title")}
case-studies.json tiles[1].image
the picture of another case study || ${json(tile?.image)} || ${again("case-studies.json tiles[0].image")}
team.json members[0].image
a portrait that is the picture of a case study || ${json(tile?.image)} || ${again("case-studies.json tiles[0].image")}
forms/contact-enquiry.json controls[1].label
a second field of the same label || ${json(control?.label)} || ${again("forms/contact-enquiry.json controls[0].label")}
${
  secondService === undefined
    ? ""
    : `services/${secondService.name}.json title
a second service of the same title || ${json(firstService?.title)} || ${again(`services/${firstService?.name}.json title`)}`
}
`);
