/** Runs nginx with the block of docs/deploying.md, and compares it with our own server: both send the site in public/. */
import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { findNginx } from "../../setup/find-nginx";
import { send, type HttpResponse } from "../support/http";
import { startNginx } from "../support/nginx";
import { startServer } from "../support/server";

/** Those of the security headers, and those that caches and browsers go by. */
const compared = [
  ...["x-content-type-options", "referrer-policy", "x-frame-options", "permissions-policy"],
  ...["cross-origin-opener-policy", "cross-origin-resource-policy", "strict-transport-security"],
  ...["cache-control", "vary", "content-encoding", "location", "x-robots-tag"],
];

const files = readdirSync("public", { recursive: true, encoding: "utf8" });
const isPublic = (path: string) => !/(^|\/)\.|\.(br|gz|map|html|conf)$/.test(path);

/** One file of every kind: by its extension, with or without a hash in its name. */
const oneOfEachKind = new Map(
  files
    .filter((path) => extname(path) !== "" && isPublic(path))
    .map((path) => [`${extname(path)} ${/[0-9a-f]{16}/.test(path)} ${path.split("/")[0]}`, path]),
);

const pages = files
  .filter((path) => path.endsWith("/index.html") && !path.startsWith("page-data/"))
  .map((path) => `/${path.replace(/\/index\.html$/, "")}`);

const addresses = [
  ...["/", ...pages],
  ...Array.from(oneOfEachKind.values(), (path) => `/${path}`),
  ...["/?from=mail", "/index.html", "/index.html?a=1"],
  ...["/about-us/", "/about-us/?a=1&b=2", "/about-us/index.html", "/services/marketing/"],
  ...["/nothing", "/nothing/", "/nothing.js", "/app-0123456789abcdef0123.js", "/static/x.avif"],
  ...["/404", "/404/", "/404.html", "/404/index.html", "/static/", "/page-data", "/nothing/else"],
  ...["/services/unknown", "/services/unknown/", "/services/unknown/index.html"],
  ...["/services/gardening", "/services/gardening/", "/services/a/b", "/services/gardening.html"],
  ...["/%ZZ", "/%", "/.env", "/.git/config", "/about-us/.hidden", "/index.html.gz", "/x.js.map"],
  ...["//evil.example/", "//evil.example/%2e%2e", "/about-us//", "/security-policies.json.br"],
  "/.well-known/security.txt",
];

/** nginx has other names for these types, or sends them without a charset. */
const typeOf = (type: string) => /json|xml|icon/.exec(type)?.[0] ?? type;

const policyOf = ({ headers }: HttpResponse) => String(headers["content-security-policy"]);
const hash = / 'sha256-[^']*'/g;

const program = findNginx();
// `npm run test:unit` installs nginx, or says that this is left out.
(program === undefined ? describe.skip : describe)("nginx, as docs/deploying.md sets it up", () => {
  let own: string;
  let nginx: string;

  beforeAll(async () => {
    nginx = await startNginx(program ?? "", "public");
    own = (await startServer({ PUBLIC_DIR: "public", HSTS_MAX_AGE: "31536000" })).url;
  });

  const both = async (path: string, headers: Record<string, string> = {}) => {
    const one = await send(own, path, { headers });
    return { expected: one, actual: await send(nginx, path, { headers }) };
  };

  it.each(addresses)("%s: status and headers are those of our own server", async (path) => {
    const { expected, actual } = await both(path);
    const pick = ({ status, headers }: HttpResponse) => {
      // A redirect of nginx has a short text.
      const type = status === 301 ? undefined : typeOf(String(headers["content-type"]));
      return { status, type, ...Object.fromEntries(compared.map((name) => [name, headers[name]])) };
    };
    expect(pick(actual)).toEqual(pick(expected));

    // Browsers ignore the policy of a redirect.
    if (expected.status === 301) return;
    // nginx has one policy, with the hashes of all pages.
    expect(policyOf(actual).replace(hash, "")).toBe(policyOf(expected).replace(hash, ""));
    expect(policyOf(actual).match(hash) ?? []).toEqual(
      expect.arrayContaining(policyOf(expected).match(hash) ?? []),
    );
  });

  it.each(["/", "/about-us", "/services/gardening", "/nothing"])(
    "%s: the page is that of our own server",
    async (path) => {
      const { expected, actual } = await both(path);
      const heading = /<h1[^]*?<\/h1>/;
      expect(heading.exec(actual.body)?.[0]).toBeTruthy();
      expect(heading.exec(actual.body)?.[0]).toBe(heading.exec(expected.body)?.[0]);
    },
  );

  it("sends the compressed copies", async () => {
    const { expected, actual } = await both("/about-us", { "accept-encoding": "gzip" });
    expect(actual.headers["content-encoding"]).toBe("gzip");
    expect(actual.bytes.equals(expected.bytes)).toBe(true);
  });

  it("repeats the policy of a page that has not changed", async () => {
    const first = await send(nginx, "/about-us");
    const headers = { "if-none-match": String(first.headers.etag) };
    const again = await send(nginx, "/about-us", { headers });
    expect(again.status).toBe(304);
    expect(policyOf(again)).toBe(policyOf(first));
  });
});
