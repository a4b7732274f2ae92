import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { filePath } from "../../../src/server/store/sqlite/sqlite-store";
import { installPackages } from "../../setup/tools";
import { atEnd } from "./cleanup";
import { compiledSite } from "./compiled";
import { emptyFolder } from "./folder";
import { send } from "./http";
import { startSite } from "./process";
import { rowsOf } from "./databases";
import { defaultSettings } from "./server";
import { post } from "./visitors";
import { pause } from "./wait";

/**
 * Sends this many forms to a server on a SQLite file, while one program opens, reads and closes the file without a
 * pause, another copies it every `interval` ms, and the server's health is requested as often. Checks that nothing
 * was refused or lost, and that file and copy are whole.
 * @returns how often the file was read and copied
 */
export async function sendBesidePrograms(
  forms: number,
  interval: number,
): Promise<{ reads: number; copies: number }> {
  const settings = await defaultSettings();
  const databaseUrl = settings.DATABASE_URL;
  const site = await startSite(settings, { program: compiledSite });
  const copy = join(await emptyFolder(), "copy.db");
  ensureSqlite();
  const reader = repeat(databaseUrl, "SELECT count(*) FROM submissions", 0);
  const copier = repeat(databaseUrl, `.backup ${copy}`, interval);

  const ids: string[] = [];
  let sent = 0;
  let refused = 0;
  const sendForms = async () => {
    while (sent < forms) {
      sent++;
      const { id } = await post(site.url);
      if (id === undefined) refused++;
      else ids.push(id);
    }
  };
  let unhealthy = 0;
  let isOver = false;
  const askForHealth = async () => {
    while (!isOver) {
      if ((await send(site.url, "/healthz")).status !== 200) unhealthy++;
      await pause(interval);
    }
  };
  const health = askForHealth();
  await Promise.all(Array.from({ length: 4 }, sendForms));
  isOver = true;
  await health;
  const [reads, copies] = [await reader.stop(), await copier.stop()];
  // As a power failure would, it leaves everything to the files.
  site.kill("SIGKILL");
  await site.ended;

  const stored = await rowsOf(databaseUrl, "SELECT id FROM submissions");
  expect({ refused, unhealthy }).toEqual({ refused: 0, unhealthy: 0 });
  expect(stored.map(({ id }) => id).sort()).toEqual(ids.sort());
  for (const file of [databaseUrl, `file:${copy}`]) {
    expect(await rowsOf(file, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  }
  return { reads, copies };
}

/** Runs a command of the sqlite3 program on the database again and again, with pauses in milliseconds. */
function repeat(databaseUrl: string, command: string, pauseTime: number) {
  const loop = `while :; do sqlite3 -cmd '.timeout 5000' "$1" "$2" > /dev/null && echo; sleep $3; done`;
  const parameters = [filePath(databaseUrl), command, String(pauseTime / 1_000)];
  const child = spawn("/bin/sh", ["-c", loop, "sh", ...parameters], { detached: true });
  let rounds = 0;
  child.stdout.on("data", (lines: Buffer) => (rounds += lines.length));
  child.stderr.resume();
  const ended = once(child, "close");
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null)
      process.kill(-Number(child.pid), "SIGKILL");
    await ended;
  };
  atEnd(end);
  /** Returns how often the command succeeded. */
  const stop = async () => {
    await end();
    return rounds;
  };
  return { stop };
}

/** The program that docs/deploying.md names for backups. */
function ensureSqlite(): void {
  const isMissing = () => spawnSync("sqlite3", ["--version"]).status !== 0;
  if (isMissing()) installPackages(["sqlite3"]);
  if (isMissing())
    throw new Error("This test needs the program sqlite3: install Debian's package sqlite3.");
}
