import caseStudies from "../../../content/case-studies.json";
import contactForm from "../../../content/forms/contact-enquiry.json";
import contactUs from "../../../content/pages/contact-us.json";
import { services } from "../../setup/services";
import type { Improvable } from "./bad-content";

const [tile] = caseStudies.tiles;
const [control] = contactForm.controls;
const [firstService, ...otherServices] = services;

const repeat = (
  fault: string,
  file: string,
  pattern: RegExp,
  [field, value, first]: readonly [field: string, value: string | undefined, first: string],
): Improvable => ({
  fault,
  file,
  pattern,
  replacement: `$1¦${JSON.stringify(value)}`,
  says: ` ${field}: ${JSON.stringify(value)} is already in content/${first}: one of the two needs another`,
  isStrict: false,
});

/** What is the same where it should differ. */
export const repeats: readonly Improvable[] = [
  repeat("the title of another page", "pages/home.json", /("seo": \{\s*"title": )"[^"]*"/, [
    "seo.title",
    contactUs.seo.title,
    "pages/contact-us.json seo.title",
  ]),
  repeat("a description that is the title", "pages/contact-us.json", /("description": )"[^"]*"/, [
    "seo.description",
    contactUs.seo.title,
    "pages/contact-us.json seo.title",
  ]),
  repeat(
    "a second case study of the same title",
    "case-studies.json",
    /("title": "[^]*?"title": )"[^"]*"/,
    ["tiles[1].title", tile?.title.toUpperCase(), "case-studies.json tiles[0].title"],
  ),
  repeat(
    "a second field of the same label",
    "forms/contact-enquiry.json",
    /("label": "[^]*?"label": )"[^"]*"/,
    ["controls[1].label", control?.label, "forms/contact-enquiry.json controls[0].label"],
  ),
  repeat(
    "the picture of another case study",
    "case-studies.json",
    /("image": "[^]*?"image": )"[^"]*"/,
    ["tiles[1].image", tile?.image, "case-studies.json tiles[0].image"],
  ),
  repeat("a portrait that is the picture of a case study", "team.json", /("image": )"[^"]*"/, [
    "members[0].image",
    tile?.image,
    "case-studies.json tiles[0].image",
  ]),
  ...otherServices
    .slice(0, 1)
    .map(({ name }) =>
      repeat(
        "a second service of the same title",
        `services/${name}.json`,
        /(\n {2}"title": )"[^"]*"/,
        ["title", firstService?.title, `services/${String(firstService?.name)}.json title`],
      ),
    ),
];
