import { loadScriptsLate, makeDecodingSafe } from "./load-scripts-late";
import { toScript } from "./to-script";

/**
 * Replaces the scripts that Gatsby adds to a page by one that loads them late. A page of an earlier build may already be rewritten,
 * and Gatsby may have put new scripts into it. Throws if it does not recognise what Gatsby wrote.
 * @param writeScript writes the script to a file and returns its address
 */
export function rewriteScripts(html: string, writeScript: (text: string) => string): string {
  const isRewritten = html.includes('<script id="page-path"');
  return replaceScripts(isRewritten ? html : replacePagePath(html), writeScript);
}

/** Turns Gatsby's only inline script that differs between pages into data, which the late script reads. */
function replacePagePath(html: string): string {
  // <script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about-us";/*]]>*/</script>
  const script =
    /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^"]*");\/\*]]>\*\/<\/script>/;
  return replaceKnown(
    html,
    script,
    (_, path) => `<script id="page-path" type="application/json">${path}</script>`,
  );
}

function replaceScripts(html: string, writeScript: (text: string) => string): string {
  // <!-- slice-start id="_gatsby-scripts-1" -->
  // <script id="gatsby-chunk-mapping">window.___chunkMapping="{\"app\":[\"/app-1.js\"],…}";</script>
  // <script>window.___webpackCompilationHash="20e4b87fd7f5";</script>
  // <script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>
  // <!-- slice-end id="_gatsby-scripts-1" -->
  const slice =
    /(<!-- slice-start id="_gatsby-scripts-1" -->)([^]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
  return replaceKnown(html, slice, (written, start, scripts, end) => {
    if (/^<script src="[^"]+" async fetchpriority="low">/.test(scripts)) return written;
    return `${start}<script src="${writeScript(createLateScript(scripts))}" async fetchpriority="low"></script>${end}`;
  });
}

/** Creates the script that loads the others. It becomes a file, so that a visitor who blocks inline scripts still gets them. */
function createLateScript(gatsbyScripts: string): string {
  const inline = /<script(?! src=)[^>]*>([^]*?)<\/script>/g;
  const files = /<script src="([^"]+)" async><\/script>/g;
  const texts = [...gatsbyScripts.matchAll(inline)].map(([, text]) => text);
  const paths = [...gatsbyScripts.matchAll(files)].map(([, path = ""]) => path);
  if (texts.length === 0) throw createUpgradeError(inline);
  if (paths.length === 0) throw createUpgradeError(files);
  return [
    'window.pagePath=JSON.parse(document.getElementById("page-path").textContent)',
    ...texts,
    toScript(makeDecodingSafe, {}),
    toScript(loadScriptsLate, { paths }),
  ].join(";");
}

/** Replaces what Gatsby writes in every page, and throws if it is not there. */
function replaceKnown(html: string, known: RegExp, by: (...found: string[]) => string): string {
  if (html.search(known) === -1) throw createUpgradeError(known);
  return html.replace(known, by);
}

const createUpgradeError = ({ source }: RegExp) =>
  new Error(
    `gatsby-plugin-late-scripts: expected ${source} in a page that Gatsby wrote, got none: has Gatsby been upgraded?`,
  );
