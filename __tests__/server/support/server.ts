import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Client } from "pg";
import { createApp } from "../../../src/server/app";
import type { OutboxTimes } from "../../../src/server/delivery/outbox";
import type { Github } from "../../../src/server/routes/github-token";
import { readSettings } from "../../../src/server/settings";
import { filePath } from "../../../src/server/store/sqlite/file-path";
import { atEnd } from "./cleanup";
import { emptyFolder, writeFiles } from "./folder";

export type RunningServer = { url: string; databaseUrl: string; stop: () => Promise<void> };

/** The settings of a test server that serves a folder of its own and has its own database. */
export async function defaultSettings(): Promise<Record<string, string>> {
  const folder = await emptyFolder();
  await writeFiles(join(folder, "public"), { "index.html": "<h1>Home</h1>" });
  return {
    PUBLIC_DIR: join(folder, "public"),
    DATABASE_URL: `file:${join(folder, "data", "submissions.db")}`,
    RATE_LIMIT_PER_MINUTE: "100000",
    RATE_LIMIT_PER_DAY: "100000",
    RATE_LIMIT_TOTAL_PER_MINUTE: "100000",
    LOG_LEVEL: "silent",
  };
}

/** Starts the real server on a free port of loopback. It is stopped after the test file at the latest. */
export async function startServer(
  settings: Record<string, string> = {},
  times: Partial<OutboxTimes> = {},
  github?: Github,
): Promise<RunningServer> {
  const all = readSettings({ ...(await defaultSettings()), ...settings });
  const app = await createApp(all, times, github);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const stop = async () => app.close();
  atEnd(stop);
  return { url, databaseUrl: all.DATABASE_URL, stop };
}

/** Queries a server's database on a connection of its own. */
export async function rowsOf(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  if (databaseUrl.startsWith("file:")) {
    const database = new DatabaseSync(filePath(databaseUrl), { timeout: 5_000 });
    try {
      const rows = database.prepare(sql).all() as Record<string, unknown>[];
      // SQLite's rows have no prototype, which toEqual would notice.
      return rows.map((row) => ({ ...row }));
    } finally {
      database.close();
    }
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}
