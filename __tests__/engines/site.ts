/** The built site, served by the project's own server, with requests that can be held back in every engine alike. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as startRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { listen } from "../setup/free-port";

const run = promisify(execFile);

interface SiteOptions {
  readonly settings?: { readonly PUBLIC_DIR?: string };
  /** Whether pages may run their scripts. The driver's own run nevertheless. */
  readonly runsScripts?: boolean;
}

/** Starts the server on a free port, with a database of its own. */
export async function startSite({ settings = {}, runsScripts = true }: SiteOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), "site-running-"));
  const DATABASE_URL = pathToFileURL(join(folder, "submissions.db")).href;
  const program = join(folder, ".server");
  await run(process.execPath, ["--import", "tsx", "server/commands/build-server.ts", program]);
  const server = spawn(process.execPath, [join(program, "main.js")], {
    // Every test comes from the same address.
    env: {
      ...process.env,
      ...{ PORT: "0", LOG_LEVEL: "silent", DATABASE_URL, RATE_LIMIT_PER_MINUTE: "1000" },
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const serverPort = await readPrintedPort(createInterface(server.stdout));

  /** What was answered, such as "GET /service 200". */
  const responses: string[] = [];
  const held: { readonly path: RegExp; readonly until: Promise<void> }[] = [];
  const changedHeaders = runsScripts ? {} : { "content-security-policy": "script-src 'none'" };
  const proxy = createServer((request, response) => {
    const { method, url = "", headers } = request;
    response.on("finish", () => responses.push(`${method} ${url} ${response.statusCode}`));
    const hold = held.find(({ path }) => path.test(url));
    void Promise.resolve(hold?.until).then(() => {
      const passedOn = startRequest({ port: serverPort, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...changedHeaders });
        answer.pipe(response);
      });
      passedOn.on("error", () => response.destroy());
      request.pipe(passedOn);
    });
  });
  const port = await listen(proxy);

  return {
    port,
    // A browser waits longer for localhost, which has two addresses.
    url: `http://localhost:${port}`,
    answers: responses,
    /** Holds matching requests back. @returns a function that lets them continue */
    hold(path: RegExp): () => void {
      let release: () => void = () => undefined;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ path, until });
      return release;
    },
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The port in the line "The site is at http://127.0.0.1:40123". The lines before it are the log. */
async function readPrintedPort(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const [, port] = /The site is at http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error("The server ended before it listened");
}

export type Site = Awaited<ReturnType<typeof startSite>>;
