/** Runs Debian's nginx with both configurations in docs/deploying.md: serving the pages, and in front of the server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { filePolicy, forever, framesPolicy, revalidate } from "../../../src/domain/http-headers";
import { tools } from "../../setup/tools";
import { runAtEnd } from "../../setup/cleanup";
import { createFolder, writeFiles } from "../../setup/folder";
import { findFreePort } from "../../setup/free-port";
import { postJson, send } from "../../setup/http";
import { contactPath, enquiry } from "../../setup/sample-submissions";
import { startServer } from "../support/server";
import { waitUntil } from "../../setup/wait";

const program = tools.nginx.find() ?? "nginx";
const script = "app-0123456789abcdef0123.js";
const pages = ["index.html", "about-us/index.html", "404.html", "services/404.html"];
let nginx: string;

beforeAll(async () => {
  const folder = await createFolder();
  const publicDir = join(folder, "public");
  const others = [script, `static/font.woff2`, "icon.svg", "page-data/index/page-data.json"];
  const files = Object.fromEntries([...pages, ...others].map((path) => [path, path]));
  const copies = Object.fromEntries(pages.map((path) => [`${path}.gz`, gzipSync(path)]));
  await writeFiles(publicDir, { ...files, ...copies });
  const redirects = join(folder, "redirects");
  await writeFile(redirects, "/old-page /about-us;\n");
  nginx = await startNginx(folder, "Pages from nginx", await findFreePort(), {
    "/srv/site/current": publicDir,
    "/etc/nginx/redirects*.map": redirects,
  });
});

it.each([
  ["/", "index.html", 200],
  ["/nothing.js", "404.html", 404],
  ["/services/a/b", "services/404.html", 404],
])("%s is %s, with status %d and the headers of a page", async (path, file, status) => {
  const plain = await send(nginx, path);
  const compressed = await send(nginx, path, { headers: { "accept-encoding": "gzip" } });
  expect(plain).toMatchObject({ status, body: file });
  expect(gunzipSync(compressed.bytes).toString()).toBe(file);
  expect(plain.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": revalidate,
    vary: "Accept-Encoding",
    "content-security-policy": framesPolicy,
  });
});

describe("in front of the server", () => {
  const host = "www.example.com";
  let secure: string;
  let plain: string;

  beforeAll(async () => {
    const folder = await createFolder();
    await writeFiles(folder, { ".well-known/acme-challenge/token": "proof" });
    const { url } = await startServer({
      PUBLIC_URL: `https://${host}`,
      TRUST_PROXY: "loopback",
    });
    const port = await findFreePort();
    plain = `http://127.0.0.1:${port}`;
    secure = await startNginx(folder, "nginx in front", await findFreePort(), {
      "listen 80": `listen 127.0.0.1:${port}`,
      "/var/www/acme": folder,
      "http://127.0.0.1:9000": url,
    });
  });

  it("serves pages and takes forms, also with 40 KB of cookies", async () => {
    const headers = { host, cookie: `other=${"x".repeat(40 * 1024)}` };
    expect(await send(secure, "/", { headers })).toMatchObject({ status: 200 });
    const origin = `https://${host}`;
    const { status } = await postJson(secure, contactPath, enquiry, { ...headers, origin });
    expect(status).toBe(201);
  });

  it("leads every other name and http to the site's address, but for the renewal of certificates", async () => {
    const asked: [string, string][] = [
      [secure, "example.com"],
      [secure, "127.0.0.1"],
      [plain, "example.com"],
      [plain, host],
    ];
    for (const [url, name] of asked) {
      const reply = await send(url, "/contact-us?a=1", { headers: { host: name } });
      expect([reply.status, reply.headers.location]).toEqual([
        301,
        `https://${host}/contact-us?a=1`,
      ]);
    }
    const renewal = "/.well-known/acme-challenge/token";
    expect(await send(plain, renewal, { headers: { host } })).toMatchObject({ body: "proof" });
  });
});

it.each([
  ["/about-us/?a=1", 301, "/about-us?a=1"],
  ["/Old-Page?a=1", 301, "/about-us?a=1"],
  ["//evil.example/", 301, "/evil.example"],
  ["/%5Cevil.example/", 404, undefined],
])("%s is answered with %d, and leads to %s", async (path, status, location) => {
  const { status: found, headers } = await send(nginx, path);
  expect([found, headers.location]).toEqual([status, location]);
});

it.each([
  [`/${script}`, forever],
  ["/static/font.woff2", forever],
  ["/page-data/index/page-data.json", revalidate],
  ["/icon.svg", revalidate],
])("%s is cached as %s, with the policy of files", async (path, caching) => {
  const { headers } = await send(nginx, path);
  expect([headers["cache-control"], headers["content-security-policy"]]).toEqual([
    caching,
    filePolicy,
  ]);
});

/**
 * Starts nginx with the configuration in a section of docs/deploying.md, without TLS and IPv6.
 * @param port the port in place of 443
 * @param changes further texts to replace
 */
async function startNginx(
  folder: string,
  section: string,
  port: number,
  changes: Record<string, string>,
) {
  const docs = readFileSync("docs/deploying.md", "utf8");
  const [, found = ""] = docs.split(`\n## ${section}\n`);
  const [, block = ""] = /```nginx\n([^]*?)\n```\n/.exec(found) ?? [];
  let forThisMachine = block
    .replace(/^ *(listen \[::\]|ssl_certificate).*\n/gm, "")
    .replace(/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`);
  for (const [text, other] of Object.entries(changes)) {
    expect(forThisMachine).toContain(text);
    forThisMachine = forThisMachine.replaceAll(text, other);
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  // As root, nginx would change to a user that may not be able to read the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
     events {}
     http { ${temporary} include /etc/nginx/mime.types; default_type application/octet-stream;
     ${forThisMachine}
     }`,
  );
  const child = spawn(program, ["-p", folder, "-c", file, "-e", "stderr"], { stdio: "inherit" });
  const ended = once(child, "exit");
  runAtEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil("nginx responds", async () => {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    return send(url, "/").then(
      () => true,
      () => false,
    );
  });
  return url;
}
