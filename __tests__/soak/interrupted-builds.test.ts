/** Builds that are interrupted at random moments: the next one is equal to a clean one, file by file. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build, copySite, startBuild } from "../setup/built-copy";

const folder = resolve("test-results/interrupted-site");
const contactFile = join(folder, "content/pages/contact-us.json");
const rounds = Number(process.env.INTERRUPTIONS ?? 10);
const state = ["public", ".cache"];
/** In milliseconds, for builds that hang: a build takes a minute, on a busy machine three. */
const limit = (2 + 2 * rounds) * 5 * 60_000;

/** The hash of each file of the output, but for security.txt and its compressed copies, which say when it expires. */
function output(): Record<string, string> {
  const entries = readdirSync(join(folder, "public"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("security.txt"));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const hash = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  return Object.fromEntries(paths.map((path) => [path, hash(path)]));
}

it(
  "publishes what a clean build publishes",
  async () => {
    rmSync(folder, { recursive: true, force: true });
    copySite("content", folder);
    await build(folder);
    for (const name of state) renameSync(join(folder, name), join(folder, `first-${name}`));
    const lead = "A lead that only the second version has.";
    const text = readFileSync(contactFile, "utf8");
    writeFileSync(contactFile, text.replace(/("lead": )"[^"]*"/, `$1"${lead}"`));
    const begun = Date.now();
    await build(folder);
    const duration = Date.now() - begun;
    const expected = output();
    expect(readFileSync(join(folder, "public/contact-us/index.html"), "utf8")).toContain(lead);

    for (let round = 0; round < rounds; round++) {
      const moment = Math.random() * duration;
      const signal = round % 2 === 0 ? "SIGINT" : "SIGKILL";
      console.info(`${signal} after ${Math.round(moment)} ms of ${duration}`);
      for (const name of state) {
        rmSync(join(folder, name), { recursive: true, force: true });
        cpSync(join(folder, `first-${name}`), join(folder, name), { recursive: true });
      }
      const process = startBuild(folder);
      const ended = once(process, "exit");
      await wait(moment);
      if (process.pid && process.exitCode === null) globalThis.process.kill(-process.pid, signal);
      await ended;
      await build(folder);
      expect(output()).toEqual(expected);
    }
    rmSync(folder, { recursive: true });
  },
  limit,
);
