/** The local CMS as `npm run cms` starts it, on a copy of the content. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { contentDir } from "./content";
import { portrait, portraitInContent } from "./content-copy";

export interface RunningCms {
  /** Such as http://localhost:40123. */
  readonly url: string;
  /** The folder with a copy of content, which is called content in it, and of package.json. */
  readonly project: string;
  stop(): Promise<void>;
}

/** Starts the CMS. @throws if it ends before it listens */
export async function startCms(): Promise<RunningCms> {
  const project = mkdtempSync(join(tmpdir(), "cms-"));
  const copy = join(project, "content");
  cpSync(contentDir, copy, { recursive: true });
  cpSync(portrait, join(copy, portraitInContent));
  cpSync("package.json", join(project, "package.json"));
  for (const shared of ["static", "node_modules"]) {
    symlinkSync(resolve(shared), join(project, shared));
  }
  const child = spawn(process.execPath, ["--import", "tsx", resolve("cms/main.ts")], {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: copy, CMS_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  let url: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    url = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (url !== undefined) break;
  }
  if (url === undefined) throw new Error("npm run cms ended before it listened");
  return {
    url,
    project,
    async stop() {
      child.kill();
      await exited;
      rmSync(project, { recursive: true });
    },
  };
}
