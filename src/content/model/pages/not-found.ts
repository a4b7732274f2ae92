import { pageHeaderFields, link, messagePicture } from "../shared-fields";
import { contentFile, optionalList } from "../structures";

export const notFoundPage = contentFile("Page not found", {
  ...pageHeaderFields,
  links: optionalList("Links", link()),
  image: messagePicture,
});
