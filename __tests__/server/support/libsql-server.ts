import { createServer, type Server } from "node:http";
import {
  createClient,
  type Client,
  type InArgs,
  type InStatement,
  type ResultSet,
  type Value,
} from "@libsql/client";
import { z } from "zod";

/**
 * A minimal libSQL server on loopback: it implements pipelines of single statements and batches (Hrana 2 over
 * HTTP), stores a file, and requires a token.
 */
export type LibsqlServer = { url: string; token: string; stop: () => Promise<void> };

const value = z.object({ type: z.string(), value: z.unknown().optional() });
const statement = z.object({
  sql: z.string().optional(),
  sql_id: z.number().optional(),
  args: z.array(value).default([]),
});
/** Statements that a pipeline has stored by number. */
type Statements = Map<number | undefined, string>;
const request = z.discriminatedUnion("type", [
  z.object({ type: z.literal("store_sql"), sql_id: z.number(), sql: z.string() }),
  z.object({ type: z.literal("execute"), stmt: statement }),
  z.object({
    type: z.literal("batch"),
    batch: z.object({ steps: z.array(z.object({ stmt: statement })) }),
  }),
  z.object({ type: z.literal("close") }),
]);

export async function startLibsqlServer(file: string, port = 0): Promise<LibsqlServer> {
  const token = "a token";
  const client = createClient({ url: `file:${file}`, intMode: "bigint" });
  const server = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (part: Buffer) => (body += part.toString()));
    incoming.on("end", () => {
      const isAuthorized = incoming.headers.authorization === `Bearer ${token}`;
      const response = isAuthorized
        ? replyToAll(client, body)
        : Promise.reject(new Error("Wrong token"));
      response.then(
        (results) => outgoing.end(JSON.stringify({ baton: null, base_url: null, results })),
        (error: unknown) => outgoing.writeHead(isAuthorized ? 400 : 401).end(String(error)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: urlOf(server), token, stop: () => stop(server, client) };
}

async function replyToAll(client: Client, body: string): Promise<unknown[]> {
  const { requests } = z.object({ requests: z.array(request) }).parse(JSON.parse(body));
  const results: unknown[] = [];
  const statements: Statements = new Map();
  for (const one of requests) {
    try {
      results.push({ type: "ok", response: await replyToOne(client, one, statements) });
    } catch (error) {
      results.push({ type: "error", error: { message: String(error), code: "SQLITE_ERROR" } });
    }
  }
  return results;
}

async function replyToOne(
  client: Client,
  one: z.infer<typeof request>,
  statements: Statements,
): Promise<unknown> {
  if (one.type === "store_sql") statements.set(one.sql_id, one.sql);
  if (one.type === "store_sql" || one.type === "close") return { type: one.type };
  if (one.type === "execute") {
    return {
      type: "execute",
      result: toResult(await client.execute(toStatement(one.stmt, statements))),
    };
  }
  // A batch consists of BEGIN, its statements, COMMIT, and a ROLLBACK in case one of them failed.
  const steps = one.batch.steps.slice(1, -2).map(({ stmt }) => toStatement(stmt, statements));
  const results = (await client.batch(steps, "write")).map(toResult);
  const nothing = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
  const step_results = [nothing, ...results, nothing, null];
  return { type: "batch", result: { step_results, step_errors: step_results.map(() => null) } };
}

function toStatement(
  { sql, sql_id, args }: z.infer<typeof statement>,
  statements: Statements,
): InStatement {
  const values: InArgs = args.map(({ type, value: given }) => {
    if (type === "null") return null;
    return type === "integer"
      ? BigInt(String(given))
      : type === "float"
        ? Number(given)
        : String(given);
  });
  return { sql: sql ?? statements.get(sql_id) ?? "", args: values };
}

function toResult({ columns, rows, rowsAffected }: ResultSet) {
  return {
    cols: columns.map((name) => ({ name })),
    rows: rows.map((row) => columns.map((name) => toValue(row[name] ?? null))),
    affected_row_count: rowsAffected,
    last_insert_rowid: null,
  };
}

function toValue(given: Value): z.infer<typeof value> {
  if (given === null) return { type: "null" };
  if (typeof given === "bigint") return { type: "integer", value: String(given) };
  return typeof given === "number"
    ? { type: "float", value: given }
    : { type: "text", value: String(given) };
}

function urlOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no address");
  return `http://127.0.0.1:${address.port}`;
}

async function stop(server: Server, client: Client): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  client.close();
}
