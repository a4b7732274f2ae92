import { shortText } from "../field-types";
import { pageHeaderFields, link, closingPicture } from "../shared-fields";
import { contentFile } from "../structures";

export const contactUsPage = contentFile("Contact page", {
  ...pageHeaderFields,
  book: link("Link to the appointment", "Below the lead."),
  openForm: shortText("Open the appointment form", "The button that shows the form on the page."),
  closing: closingPicture.optional(),
});
