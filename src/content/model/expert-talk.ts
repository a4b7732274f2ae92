import { sectionHeaderFields, link } from "./shared-fields";
import { contentFile } from "./structures";

/** content/expert-talk.json: the invitation at the end of the pages that lead to an appointment. */
export const expertTalk = contentFile("Invitation to an appointment", {
  ...sectionHeaderFields,
  action: link("Button"),
});
