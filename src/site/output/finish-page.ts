import { firstScreenAttribute, laidOutAttribute, sections } from "../../theme/first-screen";
import { loadScriptsLate } from "./load-scripts-late";
import { restrictScripts } from "./restrict-scripts";

/** The part of a page that Gatsby writes anew whenever a script has changed. */
const scriptSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([^]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const chunkMapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/;
const compilationHash = /window\.___webpackCompilationHash="([^"]+)"/;
const sources = /<script src="([^"]+)" async><\/script>/g;

type AddGlobals = (path: string, statements: string) => string;

/** Gatsby's only inline script that differs from page to page. */
const pagePath =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^"]*");\/\*]]>\*\/<\/script>/;

/** Gatsby's elements with a style attribute; src/theme/global-styles.ts has these styles too. */
const styledElements = /<div [^>]*\bid="gatsby-(?:announcer|focus-wrapper)"[^>]*>/g;

/** What Gatsby's document says to Internet Explorer and to Safari 9. */
const outdated = /<meta http-equiv="x-ua-compatible"[^>]*>|, shrink-to-fit=no/g;

/**
 * Rewrites what Gatsby adds to a page, so that a strict security policy allows it and the first screen is
 * painted sooner: one inline script that is the same on every page and loads the others late, and no style
 * attributes. Gatsby's global variables go into the first script: with them, the home page would not fit into the
 * first ten packets that a server sends. Returns a finished page as it is.
 * @param addGlobals copies a script with statements before it, and returns the path of the copy
 * @throws if Gatsby writes its scripts in another way than it used to
 */
export function finishPage(html: string, addGlobals: AddGlobals): string {
  return html
    .replace(outdated, "")
    .replace(styledElements, (tag) => tag.replace(/ style="[^"]*"/, ""))
    .replace(pagePath, '<script id="page-path" type="application/json">$1</script>')
    .replace(scriptSlice, (slice, start: string, scripts: string, end: string) => {
      if (scripts.startsWith("<script>(")) return slice;
      return `${start}<script>${inlineScript(scripts, addGlobals)}</script>${end}`;
    });
}

function inlineScript(gatsbyScripts: string, addGlobals: AddGlobals): string {
  const mapping = chunkMapping.exec(gatsbyScripts)?.[1];
  const hash = compilationHash.exec(gatsbyScripts)?.[1];
  const [first, ...others] = [...gatsbyScripts.matchAll(sources)].map(([, path]) => path);
  if (mapping === undefined || hash === undefined || first === undefined) {
    throw new Error(
      "finish-page.ts does not recognize Gatsby's scripts: has Gatsby been upgraded?",
    );
  }
  const globals = [
    'window.pagePath=JSON.parse(document.getElementById("page-path").textContent)',
    `window.___chunkMapping=${mapping}`,
    `window.___webpackCompilationHash="${hash}"`,
  ].join(";");
  const paths = [addGlobals(first, globals), ...others];
  const script = [
    `(${restrictScripts.toString()})()`,
    `(${loadScriptsLate.toString()})(${JSON.stringify(paths)},"${firstScreenAttribute}","${sections}","${laidOutAttribute}")`,
  ].join(";\n");
  // A closing tag within a string would end the element.
  return script.replaceAll("</script", "<\\/script");
}
