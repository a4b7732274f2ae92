/** Every test in a browser proves that the site works with the one script that is left. */
import { finishPage as finish } from "../../../src/build/patches/finish-page";

const written: string[] = [];
const finishPage = (html: string) =>
  finish(html, (text) => `/load-${String(written.push(text))}.js`);

const scripts = (compilation: string) => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${compilation}";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

const content = `<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div></div>`;
const path = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>`;
const htmlWith = (gatsbyScripts: string) =>
  `<body>${content}${path}<!-- slice-start id="_gatsby-scripts-1" -->${gatsbyScripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

it("leaves a finished page as it is, and finishes it again when Gatsby has put new scripts into it", () => {
  const finished = finishPage(htmlWith(scripts("0123")));
  expect(finishPage(finished)).toBe(finished);
  expect(written).toHaveLength(1);
  const stitched = finished.replace(
    /(slice-start id="_gatsby-scripts-1" -->)[^]*?(<!-- slice-end)/,
    (_all, start: string, end: string) => start + scripts("4567") + end,
  );
  expect(finishPage(stitched)).toBe(finished.replace("/load-1.js", "/load-2.js"));
  expect(written[1]).toContain('"4567"');
});

it.each([
  ["of its elements", htmlWith(scripts("0123")).replace("gatsby-focus-wrapper", "wrapper")],
  ["of its content", htmlWith(scripts("0123")).replace("___gatsby", "content")],
  ["of its path", htmlWith(scripts("0123")).replace("pagePath", "path")],
  ["of its inline scripts", htmlWith('<script src="/app-1.js" async></script>')],
  ["of its files", htmlWith("<script>somethingElse()</script>")],
  ["around its scripts", content + path + scripts("0123")],
])("throws when it does not find what Gatsby wrote: %s", (_part, html) => {
  expect(() => finishPage(html)).toThrow("has Gatsby been upgraded?");
});
