import { contentFile, group, optionalList } from "./structures";
import { formerPath, linkTarget } from "./field-types";

const redirect = group("Redirect", "Redirect", {
  from: formerPath(),
  to: linkTarget().regex(/^(\/|https:)/u, "expected the address of a page"),
});

/** content/redirects.json: where the addresses of the site before lead. */
export const redirects = contentFile("Addresses of the site before", {
  items: optionalList("Redirects", redirect),
});
