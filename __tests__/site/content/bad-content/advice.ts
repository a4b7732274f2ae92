import retiredLinks from "../../../../content/retired-links.json";
import type { BadContent } from "./bad-content";

interface Improvable extends BadContent {
  /** Reported with --strict only. */
  readonly isStrict: boolean;
}

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
  quote(
    "a line break of a file, typed in the CMS",
    "One.\\nTwo.",
    "a backslash and an n are shown as typed: press Enter in the CMS, write one \\n in the file",
    false,
  ),
  quote("a Markdown heading", "# Great", "Markdown is shown as typed: write plain text", false),
  quote("a gap", "It was [adjective].", "[adjective] is still to be filled in", true),
  quote("a filler", "Lorem ipsum dolor.", "lorem ipsum is a filler: write the text", true),
  alt(
    "a picture called a picture",
    "Image of a woman",
    "screen readers say that it is a picture: begin with what it shows",
  ),
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
    says: " heading: a heading of 90 characters takes many lines: use at most 80",
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
  ...retiredLinks.links.slice(0, 1).map(({ address, reason }) => ({
    fault: "a retired link",
    file: "team.json",
    pattern: /("linkedin": )"[^"]*"/,
    replacement: `$1¦"${address}/me"`,
    says: ` members[0].linkedin: ${reason}`,
    isStrict: true,
  })),
  {
    fault: "a picture that looks blurred",
    file: "pages/about-us.json",
    pattern: /("image": )"[^"]*"/,
    replacement: '$1¦"../images/team-1.jpg"',
    says: " whoWeAre.image: a picture of 960 × 1200 pixels looks blurred on good screens: use one 1360 pixels wide",
    isStrict: true,
  },
];
