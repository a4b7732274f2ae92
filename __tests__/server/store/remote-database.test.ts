import { join } from "node:path";
import { emptyFolder } from "../support/folder";
import { postJson, send } from "../support/http";
import { startLibsqlServer, type LibsqlServer } from "../support/libsql-server";
import { headerOf, startMailServer } from "../support/mail-server";
import { freePort, start } from "../support/process";
import { contactPath, enquiry } from "../support/samples";
import { rowsOf, startServer } from "../support/server";
import { until } from "../support/wait";

let file: string;
let database: LibsqlServer;

beforeEach(async () => {
  file = join(await emptyFolder(), "remote.db");
  database = await startLibsqlServer(file);
});

afterEach(async () => {
  await database.stop();
});

const remote = () => ({ DATABASE_URL: database.url, DATABASE_AUTH_TOKEN: database.token });

it("stores submissions on a libSQL server, once per key, and delivers them", async () => {
  const smtpPort = await freePort();
  const { mails } = await startMailServer(smtpPort);
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, NOTIFY_TO: "office@conaas.example" };
  const settings = { ...remote(), ...mail };
  const servers = [await startServer(settings), await startServer(settings)];
  const responses = await Promise.all(
    servers.map(({ url }) => postJson(url, contactPath, enquiry, { "idempotency-key": "one" })),
  );
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  const { id } = JSON.parse(responses[0]?.body ?? "");
  await until("the mail arrived", () => mails.length > 0);
  expect(headerOf(mails[0] ?? "", "Message-ID")).toBe(`<${id}@conaas.example>`);
  await until("the delivery is marked", async () => {
    const rows = await rowsOf(`file:${file}`, "SELECT delivered_at FROM deliveries");
    return rows.length === 1 && rows[0]?.delivered_at !== null;
  });
  expect(mails).toHaveLength(1);
  for (const server of servers) await server.stop();
});

it("lists and forgets submissions there", async () => {
  const server = await startServer(remote());
  await postJson(server.url, contactPath, enquiry);
  await server.stop();
  const list = start("src/commands/submissions.ts", ["list"], remote());
  expect(await list.ended).toBe(0);
  expect(list.output()).toContain("Asha Rao");
  const forget = start("src/commands/submissions.ts", ["forget", enquiry.email], remote());
  expect(await forget.ended).toBe(0);
  expect(await rowsOf(`file:${file}`, "SELECT count(*) AS n FROM submissions")).toEqual([{ n: 0 }]);
});

it("returns 503 while the database server is down, and recovers", async () => {
  const server = await startServer(remote());
  expect((await postJson(server.url, contactPath, enquiry)).status).toBe(201);
  await database.stop();
  expect((await postJson(server.url, contactPath, enquiry)).status).toBe(503);
  expect((await send(server.url, "/healthz")).status).toBe(503);
  database = await startLibsqlServer(file, Number(new URL(database.url).port));
  expect((await postJson(server.url, contactPath, enquiry)).status).toBe(201);
  expect((await send(server.url, "/healthz")).status).toBe(200);
  await server.stop();
});

it("returns 503 if the token is wrong", async () => {
  const server = await startServer({ ...remote(), DATABASE_AUTH_TOKEN: "wrong" });
  expect((await postJson(server.url, contactPath, enquiry)).status).toBe(503);
  await server.stop();
});
