import { join } from "node:path";
import { createApp } from "../../../server/app";
import type { OutboxTimes } from "../../../server/delivery/outbox";
import { readSettings } from "../../../server/settings";
import { runAtEnd } from "../../setup/cleanup";
import { queryRows } from "./databases";
import { createFolder, writeFiles } from "../../setup/folder";

/** The settings of a test server that serves a folder of its own and has its own database. */
export async function createSettings() {
  const folder = await createFolder();
  await writeFiles(join(folder, "public"), { "index.html": "<h1>Home</h1>" });
  return {
    PUBLIC_DIR: join(folder, "public"),
    DATABASE_URL: `file:${join(folder, "data", "submissions.db")}`,
    RATE_LIMIT_PER_MINUTE: "100000",
    LOG_LEVEL: "silent",
  };
}

/** Starts the real server on a free port of loopback. It is stopped after the test file at the latest. */
export async function startServer(
  settings: Record<string, string> = {},
  times: Partial<OutboxTimes> = {},
  github?: string,
) {
  const all = readSettings({ ...(await createSettings()), ...settings });
  const app = await createApp(all, times, github);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const stop = async () => app.close();
  runAtEnd(stop);
  const databaseUrl = all.DATABASE_URL;
  return { url, databaseUrl, rows: (sql: string) => queryRows(databaseUrl, sql), stop };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;
