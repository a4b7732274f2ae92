/** Runs Debian's nginx with the block of docs/deploying.md that serves the pages. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { forever, revalidate } from "../../../src/server/files/file-headers";
import { filePolicy, framesPolicy } from "../../../src/server/http/security-headers";
import { tools } from "../../setup/tools";
import { atEnd } from "../support/cleanup";
import { emptyFolder, writeFiles } from "../support/folder";
import { freePort } from "../support/free-port";
import { send } from "../support/http";
import { until } from "../support/wait";

const program = tools.nginx.find() ?? "nginx";
const script = "app-0123456789abcdef0123.js";
const pages = ["index.html", "about-us/index.html", "404.html", "services/404.html"];
let nginx: string;

beforeAll(async () => {
  const folder = await emptyFolder();
  const publicDir = join(folder, "public");
  const others = [script, `static/font.woff2`, "icon.svg", "page-data/index/page-data.json"];
  const files = Object.fromEntries([...pages, ...others].map((path) => [path, path]));
  const copies = Object.fromEntries(pages.map((path) => [`${path}.gz`, gzipSync(path)]));
  await writeFiles(publicDir, { ...files, ...copies });
  nginx = await startNginx(folder, publicDir);
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

it.each([
  ["/about-us/?a=1", 301, "/about-us?a=1"],
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

/** Starts nginx as docs/deploying.md describes it, without TLS. Returns its address. */
async function startNginx(folder: string, publicDir: string): Promise<string> {
  const docs = readFileSync("docs/deploying.md", "utf8");
  const [, block = ""] = /\n## Pages from nginx\n[^]*?\n```nginx\n([^]*?)\n```\n/.exec(docs) ?? [];
  const port = await freePort();
  const forThisMachine = block
    .replaceAll("/srv/conaas/current", publicDir)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`);
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
