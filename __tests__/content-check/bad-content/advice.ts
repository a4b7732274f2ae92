import { portraitInContent } from "../../setup/content-copy";
import { table } from "./bad-content";

/** Valid content that is probably not meant. */
export const improbable = table(`
testimonials.json items[0].quote
a placeholder in a plain text || "{company} was great." || {company} is shown as typed: this text has no placeholders
HTML || "It was <b>great</b>." || HTML is shown as typed: write plain text
"You &amp; us."
bold Markdown || "It was **great**." || Markdown is shown as typed: write plain text
"See [us](https://us.test)."
"# Great"
`);

/** What --strict adds. */
export const unfinished = table(`
testimonials.json items[0].quote
a gap || "It was [adjective]." || [adjective] is still to be filled in
the second gap of a text || "A [noun] and [verb]." || [verb] is still to be filled in
a note to oneself || "TODO: ask her." || "TODO" is a filler: write the text
a filler || "Lorem ipsum dolor." || "Lorem ipsum" is a filler: write the text
legal/terms-of-service.json notes.heading
a note that is nothing but a gap || "[Heading]" || [Heading] is still to be filled in

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
pages/about-us.json whoWeAre.image whoWeAre.imageAlt
a picture that looks blurred || "../${portraitInContent}" || "" || a picture of 960 × 1200 pixels looks blurred on good screens: use one 1360 pixels wide

team.json members[0].linkedin
a link that leads nowhere || "https://www.example.com/me" || … leads nowhere: enter the address
`);
