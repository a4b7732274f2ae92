import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { atEnd } from "./cleanup";
import { emptyFolder } from "./folder";
import { freePort } from "./free-port";
import { send } from "./http";
import { until } from "./wait";

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
export async function startNginx(program: string, publicDir: string): Promise<string> {
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
