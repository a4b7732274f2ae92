import { shortText } from "./field-types";
import { sectionHeaderFields } from "./shared-fields";
import { contentFile } from "./structures";

/** content/get-in-touch.json: the contact section of the home page and of /contact-us. */
export const getInTouch = contentFile("Get in touch", {
  ...sectionHeaderFields,
  officeLabel: shortText("Label of the office"),
  phoneLabel: shortText("Label of the phone"),
  emailLabel: shortText("Label of the e-mail"),
  hoursLabel: shortText("Label of the opening hours"),
});
