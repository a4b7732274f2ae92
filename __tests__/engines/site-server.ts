/** The built site, served by the project's own server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface SiteServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the server on a free port, with a database of its own. */
export async function startSite(): Promise<SiteServer> {
  const folder = await mkdtemp(join(tmpdir(), "conaas-engines-"));
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/main.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATABASE_URL: pathToFileURL(join(folder, "submissions.db")).href,
      // Every test comes from the same address.
      RATE_LIMIT_PER_MINUTE: "1000",
      RATE_LIMIT_PER_DAY: "10000",
      RATE_LIMIT_TOTAL_PER_MINUTE: "1000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  const ended = once(child, "exit");

  const port = await new Promise<number>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      const found = /CONaaS is at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    ended.then(() => reject(new Error(`The server ended: ${output}`)), reject);
  });

  return {
    port,
    async stop() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
