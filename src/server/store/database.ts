import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, type Client } from "@libsql/client";
import { schema } from "./schema";

/** Where submissions are kept: a file of this machine, or a libSQL server. */
export type DatabaseAddress = { url: string; authToken?: string | undefined };

/** How long a statement waits for another process that is writing to the file, in milliseconds. */
const busyTimeout = 5_000;

/** How long a server may take to answer: less than a visitor's browser waits. */
const answerTimeout = 10_000;

/**
 * Opens the database and makes its tables where they are missing. A file is made readable for its owner
 * only, and set up so that a committed row survives a crash of the process and of the machine.
 * @throws when the file cannot be made, or the server does not answer
 */
export async function openDatabase({ url, authToken }: DatabaseAddress): Promise<Client> {
  const isFile = url.startsWith("file:");
  if (isFile) await makeFile(filePath(url));
  const client = createClient({
    url,
    ...(authToken !== undefined && { authToken }),
    timeout: busyTimeout,
    // The settings below belong to a connection, so a file has exactly one.
    ...(isFile && { concurrency: 1 }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(answerTimeout) }),
  });
  try {
    if (isFile) await makeDurable(client);
    await client.batch(schema, "write");
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Closes the database. What the write-ahead log still holds is folded into the file first, so that a copy of
 * the file alone is complete.
 */
export async function closeDatabase(client: Client): Promise<void> {
  if (client.protocol === "file") await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
}

/** The address as it may be shown: a token can be part of it. */
export function shownAddress({ url }: DatabaseAddress): string {
  return url.startsWith("file:") ? filePath(url) : url.replace(/\?.*|(?<=:\/\/)[^/]*@/g, "");
}

/** The path of a `file:` address, which may be relative (`file:data/submissions.db`). */
export function filePath(url: string): string {
  const withoutQuery = url.replace(/[?#].*$/, "");
  return withoutQuery.startsWith("file:/") ? fileURLToPath(withoutQuery) : withoutQuery.slice(5);
}

async function makeFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives the write-ahead log the rights of the file beside it.
  const file = await open(path, "a", 0o600);
  await file.close();
}

async function makeDurable(client: Client): Promise<void> {
  const mode = await client.execute("PRAGMA journal_mode");
  // Changing the mode needs the file for itself, so it is done by the first process only.
  if (mode.rows[0]?.journal_mode !== "wal") await client.execute("PRAGMA journal_mode = WAL");
  // Answers wait for the disk: without FULL the last commits are lost when the power goes.
  await client.execute("PRAGMA synchronous = FULL");
  // What a person asked us to forget is overwritten, not only unlinked.
  await client.execute("PRAGMA secure_delete = ON");
}
