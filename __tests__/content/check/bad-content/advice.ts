import company from "../../../../content/company.json";
import { portraitInContent } from "../../../setup/content-copy";
import { legalFile } from "../../../setup/legal";
import { table } from "./bad-content";

/** Where no other country's clocks go by it. */
const anotherZone = company.office.countryCode === "NZ" ? "Asia/Kathmandu" : "Pacific/Chatham";

/** Valid content that is probably not meant. */
export const improbable = table(`
testimonials.json items[0].quote
a placeholder in a plain text || "{company} was great." || {company} is shown as typed: this text has no placeholders
HTML || "It was <b>great</b>." || HTML is shown as typed: write plain text
"You &amp; us."
bold Markdown || "It was **great**." || Markdown is shown as typed: write plain text
"See [us](https://us.test)."
"# Great"

company.json hours.timeZone
a time zone of another country || "${anotherZone}" || … is no time zone of ${company.office.country}
pages/home.json hero.taglines[0]
a tagline without a service || "We know the way." || … begins with the title of no service: it is smaller, and no link
`);

/** What --strict adds. */
export const unfinished = table(`
testimonials.json items[0].quote
a gap || "It was [adjective]." || [adjective] is still to be filled in
the second gap of a text || "A [noun] and [verb]." || [verb] is still to be filled in
a note to oneself || "TODO: ask her." || "TODO" is a filler: write the text
a filler || "Lorem ipsum dolor." || "Lorem ipsum" is a filler: write the text
${legalFile} notes.heading
a note that is nothing but a gap || "[Heading]" || [Heading] is still to be filled in
pages/error.json heading
a long heading || "${"Long ".repeat(18)}" || a heading of more than 80 characters takes many lines: shorten it

team.json members[0].imageAlt
a picture called a picture || "Image of a woman" || screen readers say that it is a picture: begin with what it shows
a gap for a description || "[Description of the picture]" || [Description of the picture] is still to be filled in
no description || "IMG_1234" || … describes nothing: say what the picture shows
"DSC0042"
"team-1.jpg"
"image"
"Photo 2"
"x"
"Placeholder"
a note to oneself || "TODO" || … is a filler: write the text
team.json members[0].imageAlt members[0].name
a description that repeats the name || "alex example." || "Alex Example" || the description repeats a text beside the picture: say what it shows
pages/about-us.json whoWeAre.image whoWeAre.imageAlt
a picture that looks blurred || "../${portraitInContent}" || "" || a picture of 960 × 1200 pixels looks blurred on good screens: use one 1360 pixels wide

team.json members[0].linkedin
a link that leads nowhere || "https://www.example.com/me" || … leads nowhere: enter the address
a retired link || "https://plus.google.com/me" || … no longer works: Google+ closed in 2019
company.json social[0].to
an address that leads nowhere || "https://facebook.com/yourpage" || … leads nowhere: enter the address
"https://www.linkedin.com/in/your-name"
"https://x.com/"
`);
