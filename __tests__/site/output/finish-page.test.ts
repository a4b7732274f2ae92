import { finishPage as finish } from "../../../src/site/output/finish-page";

const written: string[] = [];
const finishPage = (html: string) =>
  finish(html, (text) => `/load-${String(written.push(text))}.js`);

beforeEach(() => {
  written.length = 0;
});

const scripts = (compilation: string) => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${compilation}";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

const page = (gatsbyScripts: string) =>
  [
    '<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">',
    '<p style="color:red">Text</p></div>',
    '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>',
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about-us";/*]]>*/</script>',
    `<!-- slice-start id="_gatsby-scripts-1" -->${gatsbyScripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`,
  ].join("");

it("replaces Gatsby's scripts with one file, which does not differ from page to page", () => {
  const finished = finishPage(page(scripts("0123")));
  expect(finished).toContain('<script id="page-path" type="application/json">"/about-us"</script>');
  expect(finished).toContain('<script src="/load-1.js" async fetchpriority="low"></script>');
  expect(finished).not.toContain("<script>");
  expect(written).toHaveLength(1);
  expect(written[0]).not.toContain("about-us");
});

it("sets Gatsby's global variables before it loads the scripts", () => {
  finishPage(page(scripts("0123")));
  expect(written[0]).toMatch(
    /^window\.pagePath=.*;window\.___chunkMapping="{.*}";window\.___webpackCompilationHash="0123";\(function/s,
  );
  expect(written[0]).toContain('(["/runtime-1.js","/app-1.js"])');
});

it("removes the style attributes of Gatsby's own elements only", () => {
  const finished = finishPage(page(scripts("0123")));
  expect(finished).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
  expect(finished).toContain('<div id="gatsby-announcer" aria-live="assertive">');
  expect(finished).toContain('<p style="color:red">');
});

it("leaves a finished page as it is, and finishes it again when Gatsby has put new scripts into it", () => {
  const finished = finishPage(page(scripts("0123")));
  expect(finishPage(finished)).toBe(finished);
  expect(written).toHaveLength(1);
  const stitched = finished.replace(
    /(slice-start id="_gatsby-scripts-1" -->)[^]*?(<!-- slice-end)/,
    (_all, start: string, end: string) => start + scripts("4567") + end,
  );
  expect(finishPage(stitched)).toBe(finished.replace("/load-1.js", "/load-2.js"));
  expect(written[1]).toContain('"4567"');
});

it("throws when it does not recognize Gatsby's scripts", () => {
  expect(() => finishPage(page("<script>somethingElse()</script>"))).toThrow("Gatsby");
});
