/** Runs Debian's nginx with the block of docs/deploying.md, which serves the site in public/. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { forever, revalidate } from "../../../src/server/files/file-headers";
import { tools } from "../../setup/tools";
import { atEnd } from "../support/cleanup";
import { emptyFolder } from "../support/folder";
import { freePort } from "../support/free-port";
import { send } from "../support/http";
import { until } from "../support/wait";

const script = readdirSync("public").find((name) => /^app-[0-9a-f]+\.js$/.test(name)) ?? "";
const font = readdirSync("public/static").find((name) => name.endsWith(".woff2")) ?? "";

const program = tools.nginx.find();
// `npm run test:unit` installs nginx, or says that this is left out.
(program === undefined ? describe.skip : describe)("nginx, as docs/deploying.md sets it up", () => {
  let nginx: string;

  beforeAll(async () => {
    nginx = await startNginx(program ?? "", "public");
  });

  it.each([
    ["/", "index.html", 200],
    ["/about-us", "about-us/index.html", 200],
    ["/nothing.js", "404.html", 404],
    ["/services/a/b", "services/unknown/index.html", 404],
  ])(
    "%s is %s, with status %d, its policy and the headers of a page",
    async (path, file, status) => {
      for (const encoding of ["identity", "gzip"]) {
        const response = await send(nginx, path, { headers: { "accept-encoding": encoding } });
        const isGzip = encoding === "gzip";
        const body = isGzip ? gunzipSync(response.bytes).toString() : response.body;
        expect(response.status).toBe(status);
        expect(body === readFileSync(join("public", file), "utf8")).toBe(true);
        expect(body).toContain('<meta http-equiv="Content-Security-Policy"');
        expect(response.headers).toMatchObject({
          "content-type": "text/html; charset=utf-8",
          "cache-control": revalidate,
          vary: "Accept-Encoding",
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
          "x-frame-options": "DENY",
          "cross-origin-opener-policy": "same-origin-allow-popups",
          "content-security-policy": "frame-ancestors 'none'",
        });
        expect(response.headers).not.toHaveProperty("strict-transport-security");
      }
    },
  );

  it.each([
    ["/about-us/", "/about-us"],
    ["/services/marketing/?a=1", "/services/marketing?a=1"],
    ["//evil.example/", "/evil.example"],
    ["/%5Cevil.example/", undefined],
    ["/%09/evil.example/", undefined],
  ])("%s redirects to %s", async (path, location) => {
    const { status, headers } = await send(nginx, path);
    expect([status, headers.location]).toEqual([location === undefined ? 404 : 301, location]);
  });

  it.each([
    [`/${script}`, forever],
    [`/static/${font}`, forever],
    ["/icon.svg", revalidate],
    ["/search-index.json", revalidate],
    ["/page-data/index/page-data.json", revalidate],
  ])("%s is cached as %s", async (path, policy) => {
    const { status, headers } = await send(nginx, path);
    expect([status, headers["cache-control"]]).toEqual([200, policy]);
  });
});

/** The block of docs/deploying.md that serves the pages from nginx, for this machine. */
function documentedBlock(publicDir: string, port: number): string {
  const docs = readFileSync("docs/deploying.md", "utf8");
  const [, block = ""] = /\n## Pages from nginx\n[^]*?\n```nginx\n([^]*?)\n```\n/.exec(docs) ?? [];
  return block
    .replaceAll("/srv/conaas/current", publicDir)
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
