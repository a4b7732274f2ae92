import { contentFile, group, optionalList } from "./structures";
import { messagePicture, link } from "./shared-fields";
import { longText, template, shortText } from "./field-types";

/** content/forms/messages.json: the texts that both forms share. */
export const formMessages = contentFile("Messages of the forms", {
  problemTitle: shortText(
    "Title of a problem",
    "Read aloud above a form with mistakes, and shown without JavaScript.",
  ),
  problemCount: template("Number of mistakes", "count").describe(
    "Shown above the form, before links to the fields. It has to be right for one and for several.",
  ),
  alternative: template("Another way", "email", "phone").describe(
    "Follows every failure message, and stands in the scheduling dialog; {email} and {phone} become links.",
  ),
  goBack: template("Go back", "form").describe(
    "Shown without JavaScript, on the page that says what is wrong; {form} becomes a link to an empty form.",
  ),
  failures: group("FormFailures", "Failures", {
    offline: shortText("Offline"),
    timeout: shortText("No reply in time"),
    tooMany: shortText("Too many attempts"),
    refused: shortText("Refused"),
    server: shortText("Error of the server"),
    notLoaded: shortText("Form not loaded", "Shown instead of a form whose code cannot be loaded."),
  }),
  limits: group("FormLimits", "Limits", {
    tooLong: template("Too long", "max"),
    severalLines: shortText("More than one line"),
  }).describe("Shown beside a field that only the server refuses."),
  rejections: group("FormRejections", "Rejections", {
    unreadable: shortText("Not a form of this site"),
    foreign: shortText("Sent from another site"),
    elsewhere: template("Where to send it instead", "page").describe(
      "Follows where the site knows its own address; {page} becomes a link.",
    ),
    tooLarge: shortText("Larger than the server accepts"),
    failed: shortText("Any other reason"),
  }).describe("Shown when the server cannot read a form, mostly without JavaScript."),
  mail: group("FormMail", "Mail to the office", {
    suspect: shortText("Before the subject of a suspect form", undefined, "[suspect]"),
    suspicion: shortText("What a suspect form is"),
    noReply: template("When a reply does not reach the visitor", "email"),
    received: template("Last line", "time", "number"),
  }).describe("Follows what the visitor wrote."),
  thankYou: group("FormThankYou", "Thank-you page", {
    title: shortText("Title"),
    lead: longText("Lead"),
    links: optionalList("Links", link()),
    image: messagePicture,
  }).describe("Shown without JavaScript. After a contact enquiry, its own message is the title."),
});
