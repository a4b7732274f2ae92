import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  contentSecurityPolicy,
  inlineHashes,
} from "../../../src/site/output/content-security-policy";
import { writeHeaders } from "../../../src/site/output/write-headers";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]),
  );

it("inlineHashes hashes scripts and styles to the letter, but no data and no external script", () => {
  const html = `<style data-s="">a>b{content:"&amp;"}</style>
    <script>if (1 < 2) run("&lt;");</script><script type="module">x</script>
    <script src="/app.js"></script><script type="application/ld+json">{"a":1}</script>`;
  expect(inlineHashes(html)).toEqual({
    styles: [hash('a>b{content:"&amp;"}')],
    scripts: [hash('if (1 < 2) run("&lt;");'), hash("x")],
  });
});

describe("contentSecurityPolicy", () => {
  const pages = [
    { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
    { scripts: ["'sha256-a'"], styles: ["'sha256-c'"] },
  ];

  it("names every hash once, and nothing unsafe", () => {
    const policy = contentSecurityPolicy({ pages, frames: [] });
    expect(directives(policy)["default-src"]).toEqual(["'none'"]);
    expect(directives(policy)["script-src"]).toEqual(["'self'", "'sha256-a'"]);
    expect(directives(policy)["style-src"]).toEqual([hash(""), "'sha256-b'", "'sha256-c'"]);
    expect(policy).not.toContain("unsafe");
  });

  it("allows the origins of iframes, of the forms' host and of metrics, each for its purpose only", () => {
    const policy = directives(
      contentSecurityPolicy({
        pages,
        frames: ["https://maps.test/embed?x=1", "https://maps.test/other"],
        requests: ["https://widget.test/widget.js"],
        apiHost: "https://forms.test",
        vitalsUrl: "https://vitals.test/collect",
      }),
    );
    expect(policy["frame-src"]).toEqual(["https://maps.test"]);
    expect(policy["connect-src"]).toEqual([
      "'self'",
      "https://forms.test",
      "https://vitals.test",
      "https://maps.test",
      "https://widget.test",
    ]);
    expect(policy["form-action"]).toEqual(["'self'", "https://forms.test"]);
    expect(policy["script-src"]?.join(" ")).not.toContain("test");
  });

  it("needs no origin for addresses on the site itself", () => {
    const policy = directives(
      contentSecurityPolicy({ pages, frames: [], apiHost: "", vitalsUrl: "/vitals" }),
    );
    expect(policy["connect-src"]).toEqual(["'self'"]);
  });
});

it("writes the headers for other hosts, and the hashes of the pages for our own server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "headers-"));
  mkdirSync(join(folder, "frame"));
  writeFileSync(join(folder, "index.html"), "home");
  writeFileSync(join(folder, "frame/index.html"), "frame");
  const exceptions = {
    "frame/index.html": {
      "Content-Security-Policy": "sandbox",
      "X-Frame-Options": "SAMEORIGIN",
      "X-Robots-Tag": "noindex",
    },
  };
  await writeHeaders(folder, ["index.html"], "default-src 'self'", exceptions);
  const headers = readFileSync(join(folder, "_headers"), "utf8");
  const own: unknown = JSON.parse(readFileSync(join(folder, "security-policies.json"), "utf8"));
  rmSync(folder, { recursive: true });
  expect(headers).toContain("/*\n  X-Content-Type-Options: nosniff\n");
  expect(headers).toContain("  Content-Security-Policy: default-src 'self'\n");
  expect(headers).toContain(
    "\n/frame\n  ! Content-Security-Policy\n  Content-Security-Policy: sandbox\n  ! X-Frame-Options\n  X-Frame-Options: SAMEORIGIN\n  X-Robots-Tag: noindex\n",
  );
  const digest = (text: string) => createHash("sha256").update(text).digest("base64");
  expect(own).toEqual({
    pages: "default-src 'self'",
    exceptions,
    hashes: { "index.html": digest("home"), "frame/index.html": digest("frame") },
  });
});
