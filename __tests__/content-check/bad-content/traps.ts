import company from "../../../content/company.json";
import { serviceFile } from "../../setup/services";
import type { BadContent } from "./bad-content";

const link = (fault: string, to: string, says: string): BadContent => ({
  fault,
  file: "pages/error.json",
  pattern: /("to": )"[^"]*"/,
  replacement: `$1¦${JSON.stringify(to).replaceAll("$", "$$$$")}`,
  says: ` home.to: ${says}, got ${JSON.stringify(to)}`,
});

const badEmail = (fault: string, address: string): BadContent => ({
  fault,
  file: "company.json",
  pattern: /("email": )"[^"]*"/,
  replacement: `$1¦"${address}"`,
  says: ` email: expected an e-mail address such as hello@conaas.example, got "${address}"`,
});

const emptyList = (file: string, key: string, field: string): BadContent => ({
  fault: `no ${key}`,
  file,
  pattern: new RegExp(`("${key}": )\\[[^]*?\\n {0,6}\\]`),
  replacement: "$1¦[]",
  says: ` ${field}: expected at least 1 item, got 0`,
});

/** Mistakes that look right and spoil the site. */
export const traps: readonly BadContent[] = [
  link(
    "an anchor that its page lacks",
    "/#nope",
    "expected the id of a part on the page / after #",
  ),
  link(
    "an anchor of another page",
    "/about-us#case-study",
    "expected the id of a part on the page /about-us after #",
  ),
  link("an anchor that no page has", "#nope", "expected the id of a part on this site after #"),
  link("a file that static/ lacks", "/brochure.pdf", "expected a file of static/"),
  link(
    "a link that a browser takes for another site",
    "/\\evil.example",
    "expected a link that starts with https:, mailto:, tel:, / or #",
  ),
  link(
    "an absolute link to a page of this site",
    `${company.url}/contact-us?a=b#appointment`,
    'expected "/contact-us?a=b#appointment", the path on this site',
  ),
  link(
    "an insecure link",
    "http://other.example",
    "expected a link that starts with https:, mailto:, tel:, / or #",
  ),
  badEmail("two addresses in one", "a,b@x.example"),
  badEmail("an e-mail address with two dots", "b@x..example"),
  badEmail("an e-mail address that begins with a dot", ".b@x.example"),
  {
    fault: "a team id that an element of the page has",
    file: "team.json",
    pattern: /("id": )"[^"]*"/,
    replacement: '$1¦"our-team"',
    says: ' members[0].id: expected an id that no part of the page has, got "our-team"',
  },
  {
    fault: "a legal section with the id of the contents",
    file: "legal/terms-of-service.json",
    pattern: /("id": )"[^"]*"/,
    replacement: '$1¦"on-this-page"',
    says: ' sections[0].id: expected an id that no part of the page has, got "on-this-page"',
  },
  {
    fault: "an office that closes before it opens",
    file: "company.json",
    pattern: /("opens": )"[^"]*"(,\s*"closes": )"[^"]*"/,
    replacement: '$1"10:00"$2¦"06:00"',
    says: ' hours.closes: expected a time after 10:00, when the office opens, got "06:00"',
  },
  {
    fault: "latitude and longitude swapped",
    file: "pages/about-us.json",
    pattern: /("latitude": )[\d.-]+(,\s*"longitude": )[\d.-]+/,
    replacement: "$1¦-0.12$251.5",
    says: " coverage.places[0].latitude: expected a place on land, got -0.12 and 51.5: swap latitude and longitude",
  },
  {
    fault: "a longitude of Kolkata as latitude",
    file: "pages/about-us.json",
    pattern: /("latitude": )[\d.-]+(,\s*"longitude": )[\d.-]+/,
    replacement: "$1¦88.36$222.57",
    says: " coverage.places[0].latitude: expected a number of at most 83, got 88.36",
  },
  {
    fault: "a template without its placeholder",
    file: "labels.json",
    pattern: /("rating": )"[^"]*"/,
    replacement: '$1¦"of 5 stars"',
    says: ' rating: expected a text with the placeholder {rating}, got "of 5 stars"',
  },
  {
    fault: "a template without one of its placeholders",
    file: "forms/messages.json",
    pattern: /("alternative": )"[^"]*"/,
    replacement: '$1¦"Write to {email}."',
    says: ' alternative: expected a text with the placeholder {phone}, got "Write to {email}."',
  },
  {
    fault: "a form without one of a field's error messages",
    file: "forms/contact-enquiry.json",
    pattern:
      /("name": "email",\s*"label": "[^"]*",\s*"errors": )\[\s*\{\s*"when": "required",[^}]*\},/,
    replacement: "$1¦[",
    says: ' controls[1].errors: the field "email" needs words for "required", got none',
  },
  {
    fault: "a form without a field's error messages",
    file: "forms/contact-enquiry.json",
    pattern: /\{(\s*"name": "messages",\s*"label": "[^"]*"),\s*"errors": [^\]]*\]/,
    replacement: "¦{$1",
    says: ' controls[4].errors: the field "messages" needs words for "required", got none',
  },
  {
    fault: "an error message for what the field does not check",
    file: "forms/contact-enquiry.json",
    pattern: /"required"(,\s*"message": "[^"]*")/,
    replacement: '"required"$1 }, { "when": ¦"invalid", "message": "Name is invalid"',
    says: ' controls[0].errors[1].when: the field "name" has no "invalid"',
  },
  {
    fault: "a list without one of its choices",
    file: "forms/expert-appointment.json",
    pattern: /\[(\s*)\{\s*"value": "Select Services",[^}]*\},/,
    replacement: "¦[$1",
    says: ' controls[2].options: the field "service" needs words for "Select Services", got none',
  },
  {
    fault: "a choice of another list",
    file: "forms/expert-appointment.json",
    pattern: /(\{\s*"value": "30 Min",[^}]*\})/,
    replacement: '$1, { "value": ¦"Strategy", "label": "Strategy" }',
    says: ' controls[1].options[2].value: the field "time" has no "Strategy"',
  },
  {
    fault: "a limit's message without its placeholder",
    file: "forms/messages.json",
    pattern: /("tooLong": )"[^"]*"/,
    replacement: '$1¦"Too long"',
    says: ' limits.tooLong: expected a text with the placeholder {max}, got "Too long"',
  },
  {
    fault: "a country code in small letters",
    file: "company.json",
    pattern: /("countryCode": )"[^"]*"/,
    replacement: '$1¦"in"',
    says: ' office.countryCode: expected a two-letter country code such as IN, got "in"',
  },
  emptyList("company.json", "social", "social"),
  emptyList("team.json", "members", "members"),
  emptyList(serviceFile, "items", "outcomes.items"),
  emptyList(serviceFile, "steps", "engagement.steps"),
  {
    fault: "a picture that is too small for the top of the page",
    file: "pages/home.json",
    pattern: /("image": )"[^"]*"/,
    replacement: '$1¦"../images/team-1.jpg"',
    says: ' hero.image: expected a picture of at least 1200 × 640 pixels, got 960 × 1200 pixels ("../images/team-1.jpg")',
  },
];
