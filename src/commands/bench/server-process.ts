import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A web server that serves public/ on loopback. */
export type ServerProcess = { url: string; stop: () => Promise<void> };

/** Starts the site's own server with an empty database and no limits on the number of forms. */
export async function startOwnServer(): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), "conaas-bench-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, "submissions.db")}`,
      RATE_LIMIT_PER_MINUTE: "1000000",
      RATE_LIMIT_PER_DAY: "1000000",
      RATE_LIMIT_TOTAL_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return whenReady(child, port, folder);
}

/** Starts nginx with the same compressed files and headers, or returns undefined if it is not installed. */
export async function startNginx(): Promise<ServerProcess | undefined> {
  const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find(
    existsSync,
  );
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "conaas-bench-"));
  const port = await freePort();
  await writeFile(join(folder, "nginx.conf"), nginxConfiguration(folder, port));
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return whenReady(child, port, folder);
}

function nginxConfiguration(folder: string, port: number): string {
  // As root, nginx would change to a user that may not be able to read the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  return `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      ${temporary} access_log off; sendfile on; tcp_nopush on; gzip_static on; gzip_vary on; default_type text/html;
      types { application/javascript js; application/json json; image/avif avif; }
      keepalive_requests 1000000;
      server {
        listen 127.0.0.1:${port}; root ${resolve("public")};
        include ${resolve("public/_headers.nginx.conf")};
        add_header Cache-Control "public, max-age=0, must-revalidate";
        location / { try_files $uri $uri/index.html =404; }
        location ~ [.](js|avif)$ {
          add_header X-Content-Type-Options "nosniff"; add_header Cross-Origin-Resource-Policy "same-origin";
          add_header Content-Security-Policy "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
          add_header Cache-Control "public, max-age=31536000, immutable";
        }
      }
    }\n`;
}

async function whenReady(
  child: ChildProcess,
  port: number,
  folder: string,
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise((done) => child.on("exit", done));
  const end = Date.now() + 20_000;
  while (!(await responds(url))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error("The server did not start");
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function responds(url: string): Promise<boolean> {
  return fetch(url, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
