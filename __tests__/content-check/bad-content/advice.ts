import aboutUs from "../../../content/pages/about-us.json";
import company from "../../../content/company.json";
import type { Improvable } from "./bad-content";

const quote = (fault: string, text: string, says: string, isStrict: boolean): Improvable => ({
  fault,
  file: "testimonials.json",
  pattern: /("quote": )"[^"]*"/,
  replacement: `$1¦${JSON.stringify(text)}`,
  says: ` items[0].quote: ${says}`,
  isStrict,
});

const alt = (fault: string, replacement: string, says: string): Improvable => ({
  fault,
  file: "team.json",
  pattern: /("imageAlt": )"[^"]*"/,
  replacement: `$1¦${JSON.stringify(replacement)}`,
  says: ` members[0].imageAlt: ${says}`,
  isStrict: true,
});

const workdays =
  /("label": )"[^"]*"(,\s*"days": )\[[^\]]*\](,\s*"opens": )"[^"]*"(,\s*"closes": )"[^"]*"/;

/** Labels of an office that opens from Monday to Friday at 10:00 and closes at 18:00. */
const hours = [
  [
    "Monday to Saturday, 10 AM to 6 PM",
    "names other days than Monday, Tuesday, Wednesday, Thursday, Friday",
  ],
  ["Mon & Fri, 10–18 h", "names other days than Monday, Tuesday, Wednesday, Thursday, Friday"],
  ["Mon–Fri 9:00–18:00", "names other times than 10:00 and 18:00"],
  ["Weekdays, 10 am to 5 p.m.", "names other times than 10:00 and 18:00"],
] as const;

/** Valid content that is probably not meant. */
export const goodButImprovable: readonly Improvable[] = [
  quote(
    "a placeholder in a plain text",
    "{company} was great.",
    "{company} is shown as typed: this text has no placeholders",
    false,
  ),
  quote("HTML", "It was <b>great</b>.", "HTML is shown as typed: write plain text", false),
  quote("an HTML entity", "You &amp; us.", "HTML is shown as typed: write plain text", false),
  quote(
    "bold Markdown",
    "It was **great**.",
    "Markdown is shown as typed: write plain text",
    false,
  ),
  quote(
    "a Markdown link",
    "See [us](https://us.test).",
    "Markdown is shown as typed: write plain text",
    false,
  ),
  quote("a Markdown heading", "# Great", "Markdown is shown as typed: write plain text", false),
  quote("a gap", "It was [adjective].", "[adjective] is still to be filled in", true),
  quote(
    "the second gap of a text",
    "A [noun] and [verb].",
    "[verb] is still to be filled in",
    true,
  ),
  quote("a note to oneself", "TODO: ask her.", '"TODO" is a filler: write the text', true),
  quote("a filler", "Lorem ipsum dolor.", '"Lorem ipsum" is a filler: write the text', true),
  alt(
    "a picture called a picture",
    "Image of a woman",
    "screen readers say that it is a picture: begin with what it shows",
  ),
  alt(
    "a gap for a description",
    "[Description of the picture]",
    "[Description of the picture] is still to be filled in",
  ),
  ...["IMG_1234", "DSC0042", "team-1.jpg", "image", "Photo 2", "x", "Placeholder"].map((text) =>
    alt(`the description ${text}`, text, `"${text}" describes nothing: say what the picture shows`),
  ),
  alt("the description TODO", "TODO", '"TODO" is a filler: write the text'),
  {
    fault: "a description that repeats the name",
    file: "team.json",
    pattern: /("name": )"[^"]*"([^}]*?"imageAlt": )"[^"]*"/,
    replacement: '$1"Alex Example"$2¦"alex example."',
    says: " members[0].imageAlt: the description repeats a text beside the picture: say what it shows",
    isStrict: true,
  },
  {
    fault: "a long heading",
    file: "pages/error.json",
    pattern: /("heading": )"[^"]*"/,
    replacement: `$1¦"${"Long ".repeat(18)}"`,
    says: " heading: a heading of more than 80 characters takes many lines: shorten it",
    isStrict: true,
  },
  {
    fault: "a link that leads nowhere",
    file: "team.json",
    pattern: /("linkedin": )"[^"]*"/,
    replacement: '$1¦"https://www.example.com/me"',
    says: ' members[0].linkedin: "https://www.example.com/me" leads nowhere: enter the address',
    isStrict: true,
  },
  {
    fault: "a retired link",
    file: "team.json",
    pattern: /("linkedin": )"[^"]*"/,
    replacement: '$1¦"https://plus.google.com/me"',
    says: ' members[0].linkedin: "https://plus.google.com/me" no longer works: Google+ closed in 2019',
    isStrict: true,
  },
  {
    fault: "a note that is nothing but a gap",
    file: "legal/terms-of-service.json",
    pattern: /("notes": \{\s*"heading": )"[^"]*"/,
    replacement: '$1¦"[Heading]"',
    says: " notes.heading: [Heading] is still to be filled in",
    isStrict: true,
  },
  {
    fault: "a picture that looks blurred",
    file: "pages/about-us.json",
    pattern: /("image": )"[^"]*"(,\s*"imageAlt": )"[^"]*"/,
    replacement: '$1¦"../images/team-1.jpg"$2""',
    says: " whoWeAre.image: a picture of 960 × 1200 pixels looks blurred on good screens: use one 1360 pixels wide",
    isStrict: true,
  },
  ...[
    "https://facebook.com/yourpage",
    "https://www.linkedin.com/in/your-name",
    "https://x.com/",
  ].map((to) => ({
    fault: `the address ${to}`,
    file: "company.json",
    pattern: /("social": \[\s*\{[^}]*"to": )"[^"]*"/,
    replacement: `$1¦"${to}"`,
    says: ` social[0].to: "${to}" leads nowhere: enter the address`,
    isStrict: true,
  })),
  {
    fault: "a number that is dialled but not shown",
    file: "company.json",
    pattern: /("phone": \{\s*"label": )"[^"]*",\s*"number": "[^"]*"/,
    replacement: '$1¦"+91 33 1234 5678", "number": "+913312345679"',
    says: ' phone.label: "+91 33 1234 5678" is not the number dialled, +913312345679',
    isStrict: false,
  },
  ...hours.map(([label, says]) => ({
    fault: `the opening hours "${label}"`,
    file: "company.json",
    pattern: workdays,
    replacement: `$1¦"${label}"$2["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]$3"10:00"$4"18:00"`,
    says: ` hours.label: "${label}" ${says}`,
    isStrict: false,
  })),
  {
    fault: "a time zone of another country",
    file: "company.json",
    pattern: /("hours": \{[^}]*"timeZone": )"[^"]*"/,
    replacement: '$1¦"Europe/London"',
    says: ` hours.timeZone: "Europe/London" is no time zone of ${company.office.country}`,
    isStrict: false,
  },
  {
    fault: "a place in the sea",
    file: "pages/about-us.json",
    pattern: /("latitude": )[\d.-]+(,\s*"longitude": )[\d.-]+/,
    replacement: "$1¦45$2-8.5",
    says: " coverage.places[0].latitude: 45 and -8.5 is in the sea: look both up again",
    isStrict: false,
  },
  {
    fault: "a section's number out of order",
    file: "pages/about-us.json",
    pattern: /("coverage": \{\s*"number": )"[^"]*"/,
    replacement: '$1¦"00"',
    says: ` coverage.number: "00" follows "${aboutUs.team.number}" on the page`,
    isStrict: false,
  },
];
