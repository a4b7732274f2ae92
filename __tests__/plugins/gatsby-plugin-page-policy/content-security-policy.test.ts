import { createHash } from "node:crypto";
import {
  createPolicy,
  type PolicySources,
  insertPolicy,
} from "../../../plugins/gatsby-plugin-page-policy/content-security-policy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function parseDirectives(html: string, sources: PolicySources = {}): Record<string, string[]> {
  const directives = createPolicy(html, sources).split("; ");
  return Object.fromEntries(
    directives.map((each) => [each.split(" ")[0], each.split(" ").slice(1)]),
  );
}

it("allows the page's inline scripts to the letter, with attributes or without, and no others", () => {
  const html = `<style data-s="">a{}</style><script>if (1 < 2) run("&lt;");</script>
    <script
      id="gatsby-chunk-mapping"
    >x</script><script type="module">y</script><script>x</script><script>data-src=""</script>
    <script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script>
    <script id="page-path" type="application/json">"/"</script>`;
  expect(parseDirectives(html)["script-src"]).toEqual([
    "'self'",
    ...['if (1 < 2) run("&lt;");', "x", "y", 'data-src=""'].map(hash),
  ]);
});

it("allows every style of the page, for which no hash may stand beside it", () => {
  expect(parseDirectives('<style id="styles">a{}</style>')["style-src"]).toEqual([
    "'self'",
    "'unsafe-inline'",
  ]);
});

it("allows other hosts each for its purpose only, once", () => {
  const directives = parseDirectives("", {
    scripts: ["https://assets.test/widget,1;a.js?v=2", undefined],
    frames: ["data:", "https://maps.test/embed?x=1", "https://maps.test/other"],
    connections: ["https://vitals.test/collect", "/vitals", ""],
    forms: ["https://forms.test"],
  });
  expect(directives).toMatchObject({
    "default-src": ["'self'"],
    "script-src": ["'self'", "https://assets.test/widget%2C1%3Ba.js"],
    "frame-src": ["data:", "https://maps.test"],
    "connect-src": ["'self'", "https://vitals.test"],
    "form-action": ["'self'", "https://forms.test"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
  });
});

it("allows no frames where content has none", () => {
  expect(parseDirectives("")["frame-src"]).toEqual(["'none'"]);
});

it("says nothing that browsers ignore in a page", () => {
  expect(createPolicy("", {})).not.toMatch(/frame-ancestors|sandbox|report/);
});

describe("writePolicy", () => {
  const head = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>';
  const meta = (policy: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

  it("writes the policy behind the charset, and replaces that of an earlier build", () => {
    const first = insertPolicy(`${head}<title>x</title>`, "default-src 'self'");
    expect(first).toBe(`${head}${meta("default-src 'self'")}<title>x</title>`);
    expect(insertPolicy(first, "default-src 'none'")).toBe(
      `${head}${meta("default-src 'none'")}<title>x</title>`,
    );
  });

  it.each(["<head><title>x</title></head>", '<head><script>x</script><meta charset="utf-8">'])(
    "stops the build for a page that begins otherwise: %s",
    (html) => {
      expect(() => insertPolicy(html, "x")).toThrow("A page does not begin with its charset");
    },
  );
});
