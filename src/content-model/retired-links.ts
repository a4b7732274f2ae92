import { z } from "zod";
import { contentFile, group, labelled } from "./help";
import { httpsUrl, text } from "./primitives";

/** content/retired-links.json: addresses that no longer work, which the strict check looks for. */
export const retiredLinks = contentFile("Retired links", {
  links: labelled(
    z.array(
      group("RetiredLink", "Address", {
        address: httpsUrl(
          "Address",
          "Where the retired addresses begin.",
          "https://plus.google.com",
        ),
        reason: text("Reason", "What happened to it, or what to use instead."),
      }),
    ),
    "Links",
  ),
});
