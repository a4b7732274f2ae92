import { contentFile, group, optionalList } from "./metadata";
import { besideMessage, link } from "./parts";
import { longText, template, text } from "./primitives";

/** content/forms/messages.json: the words that the forms share. */
export const formMessages = contentFile("Messages of the forms", {
  problemTitle: text("Title of a problem"),
  alternative: template("Another way", "email", "phone").describe(
    "Follows every failure message; {email} and {phone} become links.",
  ),
  goBack: template("Go back", "form").describe(
    "Shown without JavaScript, on the page that says what is wrong; {form} becomes a link to an empty form.",
  ),
  failures: group("FormFailures", "Failures", {
    offline: text("Offline"),
    timeout: text("No reply in time"),
    tooMany: text("Too many attempts"),
    refused: text("Refused"),
    server: text("Error of the server"),
    notLoaded: text("Form not loaded", "Shown instead of a form whose code cannot be loaded."),
  }),
  limits: group("FormLimits", "Limits", {
    tooLong: template("Too long", "max"),
    severalLines: text("More than one line"),
  }).describe("Shown beside a field that only the server refuses."),
  rejections: group("FormRejections", "Rejections", {
    unreadable: text("Not a form of this site"),
    foreign: text("Sent from another site"),
    elsewhere: template("Where to send it instead", "page").describe(
      "Follows where the site knows its own address; {page} becomes a link.",
    ),
    tooLarge: text("Larger than the server accepts"),
    failed: text("Any other reason"),
  }).describe("Shown when the server cannot read a form, mostly without JavaScript."),
  mail: group("FormMail", "Mail to the office", {
    suspect: text("Before the subject of a suspect form", undefined, "[suspect]"),
    suspicion: text("What a suspect form is"),
    noReply: template("When a reply does not reach the visitor", "email"),
    received: template("Last line", "time", "number"),
  }).describe("Follows what the visitor wrote."),
  thankYou: group("FormThankYou", "Thank-you page", {
    title: text("Title"),
    lead: longText("Lead"),
    links: optionalList("Links", link()),
    image: besideMessage,
  }).describe("Shown without JavaScript. After a contact enquiry, its own message is the title."),
});
