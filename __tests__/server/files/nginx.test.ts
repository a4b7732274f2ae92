/** Runs nginx with the block of docs/deploying.md, and compares it with our own server: both send the site in public/. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { findNginx } from "../../setup/find-nginx";
import { atEnd } from "../support/cleanup";
import { emptyFolder } from "../support/folder";
import { freePort } from "../support/free-port";
import { send, type HttpResponse } from "../support/http";
import { startServer } from "../support/server";
import { until } from "../support/wait";

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
    expect(policyOf(actual)).toBe(policyOf(expected));
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

/** The block of docs/deploying.md that serves the pages from nginx, for this machine. */
function documentedBlock(publicDir: string, port: number): string {
  const docs = readFileSync("docs/deploying.md", "utf8");
  const [, block = ""] = /\n## Pages from nginx\n[^]*?\n```nginx\n([^]*?)\n```\n/.exec(docs) ?? [];
  return block
    .replaceAll("/srv/conaas/releases/2026-12-01", publicDir)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/ *ssl_certificate.*\n/g, "");
}

/** Starts nginx as docs/deploying.md describes it, without TLS, for a built site. Returns its address. */
async function startNginx(program: string, publicDir: string): Promise<string> {
  const folder = await emptyFolder();
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  // As root, nginx would change to a user that may not be able to read the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  await writeFile(
    file,
    `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
     events {}
     http { ${temporary} include /etc/nginx/mime.types; default_type application/octet-stream;
     ${documentedBlock(resolve(publicDir), port)}
     }`,
  );
  const child = spawn(program, ["-p", folder, "-c", file, "-e", "stderr"], { stdio: "inherit" });
  const ended = new Promise((done) => child.on("exit", done));
  atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await until("nginx responds", async () => {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    return send(url, "/").then(
      () => true,
      () => false,
    );
  });
  return url;
}
