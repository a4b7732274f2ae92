/**
 * The page of our own that runs the scheduling widget's script, in an iframe without our origin: there it cannot
 * read what visitors type.
 */
export const schedulingFrameAddress = "/scheduling-frame";

/** Returns the page's HTML. @param scriptUrl of the widget */
export function schedulingFrame(scriptUrl: string): string {
  const url = scriptUrl.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    `<title>Scheduling</title><script src="${url}" async></script></head><body></body></html>\n`,
  ].join("");
}
