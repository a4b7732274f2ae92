import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readBuildSettings } from "../../../src/build/build-settings";
import {
  contentSecurityPolicy,
  writePolicy,
} from "../../../src/build/output/content-security-policy";
import { scriptDocumentStyle } from "../../../src/lib/script-document";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policyOf = (html: string, sources: Partial<Parameters<typeof contentSecurityPolicy>[1]>) =>
  contentSecurityPolicy(html, { frames: [], framedScripts: [], settings: {}, ...sources });

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]),
  );

it("allows the page's scripts and styles to the letter, and nothing unsafe", () => {
  const html = `<style data-s="">a>b{content:"&amp;"}</style>
    <script>if (1 < 2) run("&lt;");</script><script type="module">x</script><script>x</script>
    <script src="/app.js"></script><script type="application/ld+json">{"a":1}</script>`;
  const policy = policyOf(html, {});
  const directives = directivesOf(policy);
  expect(directives["default-src"]).toEqual(["'self'"]);
  expect(directives["object-src"]).toEqual(["'none'"]);
  expect(directives["script-src"]).toEqual(["'self'", hash('if (1 < 2) run("&lt;");'), hash("x")]);
  expect(directives["style-src"]).toEqual([hash(""), hash('a>b{content:"&amp;"}')]);
  expect(policy).not.toContain("unsafe");
});

/** The lines of docs/make-it-yours.md, with the host to which each counter reports. */
const documentedCounters = [
  ...readFileSync("docs/make-it-yours.md", "utf8").matchAll(/^GATSBY_ANALYTICS='([^']+)'/gm),
].map(([, setting = ""]) => setting);

it.each([
  ["https://plausible.io/js/script.js", "https://plausible.io"],
  ["https://cloud.umami.is/script.js", "https://gateway.umami.is"],
  ["https://gc.zgo.at/count.js", "https://example.goatcounter.com"],
])("allows the documented script %s, and its reports to %s", (script, host) => {
  const GATSBY_ANALYTICS = documentedCounters.find((line) => line.startsWith(`${script} `));
  const settings = readBuildSettings({ GATSBY_ANALYTICS });
  const directives = directivesOf(policyOf("", { settings }));
  expect(directives["script-src"]).toEqual(["'self'", script]);
  const own = new URL(script).origin;
  expect(directives["connect-src"]).toEqual(["'self'", ...new Set([own, host])]);
});

it("allows the origins of iframes, of the forms' host and of metrics, each for its purpose only", () => {
  const directives = directivesOf(
    policyOf("", {
      frames: ["https://maps.test/embed?x=1", "https://maps.test/other"],
      settings: {
        GATSBY_API_HOST: "https://forms.test",
        GATSBY_VITALS_URL: "https://vitals.test/collect",
      },
    }),
  );
  expect(directives["frame-src"]).toEqual(["https://maps.test"]);
  expect(directives["connect-src"]).toEqual([
    "'self'",
    "https://forms.test",
    "https://vitals.test",
  ]);
  expect(directives["form-action"]).toEqual(["'self'", "https://forms.test"]);
  expect(directives["script-src"]?.join(" ")).not.toContain("test");
});

it("allows the script of a frame by its whole address, with the document that loads it", () => {
  const directives = directivesOf(
    policyOf("", {
      frames: ["https://booking.test/acme"],
      framedScripts: ["https://assets.test/widget,1.js?v=2"],
    }),
  );
  expect(directives["script-src"]).toEqual(["'self'", "https://assets.test/widget%2C1.js"]);
  expect(directives["style-src"]).toContain(hash(scriptDocumentStyle));
  expect(directives["frame-src"]).toEqual(["data:", "https://booking.test"]);
  expect(directives["connect-src"]).toEqual(["'self'"]);
});

it("needs no origin for addresses on the site itself", () => {
  const directives = directivesOf(
    policyOf("", { settings: { GATSBY_API_HOST: "", GATSBY_VITALS_URL: "/vitals" } }),
  );
  expect(directives["connect-src"]).toEqual(["'self'"]);
});

it("says nothing that browsers ignore in a page", () => {
  expect(policyOf("", {})).not.toMatch(/frame-ancestors|sandbox|report/);
});

describe("writePolicy", () => {
  const head = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>';
  const meta = (policy: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

  it("writes the policy behind the charset, and replaces that of an earlier build", () => {
    const first = writePolicy(`${head}<title>x</title>`, "default-src 'self'");
    expect(first).toBe(`${head}${meta("default-src 'self'")}<title>x</title>`);
    expect(writePolicy(first, "default-src 'none'")).toBe(
      `${head}${meta("default-src 'none'")}<title>x</title>`,
    );
  });

  it.each(["<head><title>x</title></head>", '<head><script>x</script><meta charset="utf-8">'])(
    "stops the build for a page that begins otherwise: %s",
    (html) => {
      expect(() => writePolicy(html, "x")).toThrow("A page does not begin with its charset");
    },
  );
});
