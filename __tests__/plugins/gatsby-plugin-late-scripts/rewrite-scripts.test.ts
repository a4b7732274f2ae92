/** Every test in a browser proves that the site works with the one script that is left. */
import { rewriteScripts } from "../../../plugins/gatsby-plugin-late-scripts/rewrite-scripts";

const written: string[] = [];
const rewrite = (html: string) =>
  rewriteScripts(html, (text) => `/load-${String(written.push(text))}.js`);

const scripts = (compilation: string) => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${compilation}";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

const path = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>`;
const createHtml = (gatsbyScripts: string) =>
  `<body>${path}<!-- slice-start id="_gatsby-scripts-1" -->${gatsbyScripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

it("leaves a rewritten page as it is, and rewrites it again when Gatsby has put new scripts into it", () => {
  const rewritten = rewrite(createHtml(scripts("0123")));
  expect(rewrite(rewritten)).toBe(rewritten);
  expect(written).toHaveLength(1);
  const stitched = rewritten.replace(
    /(slice-start id="_gatsby-scripts-1" -->)[^]*?(<!-- slice-end)/,
    (_all, start: string, end: string) => start + scripts("4567") + end,
  );
  expect(rewrite(stitched)).toBe(rewritten.replace("/load-1.js", "/load-2.js"));
  expect(written[1]).toContain('"4567"');
});

it.each([
  ["of its path", createHtml(scripts("0123")).replace("pagePath", "path")],
  ["of its inline scripts", createHtml('<script src="/app-1.js" async></script>')],
  ["of its files", createHtml("<script>somethingElse()</script>")],
  ["around its scripts", path + scripts("0123")],
])("throws when it does not find what Gatsby wrote: %s", (_part, html) => {
  expect(() => rewrite(html)).toThrow("has Gatsby been upgraded?");
});
