/**
 * Defines what the browser may turn into script (Trusted Types): scripts of this site, and the JSON-LD that React and
 * Gatsby put into a page. React makes a script element from the HTML `<script></script>`; no other HTML is accepted.
 * The rules throw a TypeError or a SyntaxError for anything else.
 *
 * Its source text is written into the page, like that of `loadScriptsLate`.
 */
export function restrictScripts(): void {
  const allow = (text: string, isAllowed: boolean) => {
    if (isAllowed) return text;
    throw new TypeError(`The site does not use this as script: ${text.slice(0, 80)}`);
  };
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => allow(html, html === "<script></script>" || !html.includes("<")),
    createScriptURL: (url) => allow(url, new URL(url, location.href).origin === location.origin),
    createScript: (text) => allow(text, typeof JSON.parse(text) === "object"),
  });
}
