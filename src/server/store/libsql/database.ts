import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, type Client } from "@libsql/client";
import { schema } from "./schema";

/** A SQLite file (`file:`) or a libSQL server. */
export type DatabaseAddress = { url: string; authToken?: string | undefined };

/** How long a statement waits for another process to finish writing to the file, in milliseconds. */
const busyTimeout = 5_000;

/** How long a libSQL server may take to reply, in milliseconds: less than a visitor's browser waits. */
const responseTimeout = 10_000;

/**
 * Opens the database and creates missing tables. A file is created readable by its owner only, and
 * configured so that committed rows survive a crash of the process and of the machine.
 * @throws when the file cannot be created, or the server does not reply
 */
export async function openDatabase({ url, authToken }: DatabaseAddress): Promise<Client> {
  const isFile = url.startsWith("file:");
  if (isFile) await createFile(filePath(url));
  const client = createClient({
    url,
    ...(authToken !== undefined && { authToken }),
    timeout: busyTimeout,
    // Pragmas apply to one connection, so a file gets exactly one.
    ...(isFile && { concurrency: 1 }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(responseTimeout) }),
  });
  try {
    if (isFile) await setPragmas(client);
    await client.batch(schema, "write");
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Closes the database. Checkpoints a file first, so that a copy of the file alone is complete. */
export async function closeDatabase(client: Client): Promise<void> {
  await checkpoint(client);
  client.close();
}

/** Moves everything from the write-ahead log into the database file. Does nothing for a server. */
export async function checkpoint(client: Client): Promise<void> {
  if (client.protocol === "file") await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}

/** The address without credentials, for messages. */
export function locationOf({ url }: DatabaseAddress): string {
  return url.startsWith("file:") ? filePath(url) : url.replace(/\?.*|(?<=:\/\/)[^/]*@/g, "");
}

/** The path in a `file:` URL, which may be relative (`file:data/submissions.db`). */
export function filePath(url: string): string {
  const withoutQuery = url.replace(/[?#].*$/, "");
  return withoutQuery.startsWith("file:/") ? fileURLToPath(withoutQuery) : withoutQuery.slice(5);
}

async function createFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives the write-ahead log the same permissions as the database file.
  const file = await open(path, "a", 0o600);
  await file.close();
}

async function setPragmas(client: Client): Promise<void> {
  const mode = await client.execute("PRAGMA journal_mode");
  // Changing the mode needs an exclusive lock, so only the first process does it.
  if (mode.rows[0]?.journal_mode !== "wal") await client.execute("PRAGMA journal_mode = WAL");
  // With anything less than FULL, the last commits are lost in a power failure.
  await client.execute("PRAGMA synchronous = FULL");
  // Overwrites deleted rows, so that `forget` leaves nothing in the file.
  await client.execute("PRAGMA secure_delete = ON");
}
