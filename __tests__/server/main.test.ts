/** The server as a program: its start, its exit, and its log. */
import { once } from "node:events";
import { readdir, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { serverProgram } from "./support/compiled-programs";
import { queryRows } from "./support/databases";
import { createFolder } from "../setup/folder";
import { postForm, postJson, send } from "../setup/http";
import { startProgram, startServerProgram } from "./support/process";
import { contactPath, enquiry } from "../setup/sample-submissions";
import { createSettings, startServer } from "./support/server";
import { postEnquiry } from "./support/post-enquiry";
import { waitUntil } from "../setup/wait";

it.each([
  ["SIGTERM", 0],
  ["SIGHUP", 129],
  ["SIGUSR2", 140],
] as const)(
  "saves a form that is being sent when %s stops it, answers it, and exits with %d",
  async (signal, status) => {
    const settings = await createSettings();
    const site = await startServerProgram(settings);
    const body = JSON.stringify(enquiry);
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (part: Buffer) => (received += part.toString()));
    // The server replies to Expect once it has read the headers.
    socket.write(
      `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 9)}`,
    );
    await waitUntil("it has read the headers", () => received.startsWith("HTTP/1.1 100 "));
    site.kill(signal);
    await waitUntil("it refuses", async () => (await postEnquiry(site.url)).status === 0);
    socket.write(body.slice(9));
    expect(await site.ended).toBe(status);
    expect(received).toMatch(/HTTP\/1\.1 201 [^]*\r\nconnection: close\r\n/i);
    expect(await queryRows(settings.DATABASE_URL, "SELECT id FROM submissions")).not.toHaveLength(
      0,
    );
  },
);

it.each<[Record<string, string>, RegExp]>([
  [{ PUBLIC_DIR: "nowhere" }, /^There is no .* Run "npm run build" first\.\n$/],
  [{ PORT: "abc" }, /^Wrong setting: PORT: [^\n]+\n$/],
  [{ PORT: "taken" }, /^Cannot listen at [^\n]+ EADDRINUSE[^\n]+\n$/],
])("exits with one line if it is started with %j", async (wrong, message) => {
  const settings: Record<string, string> = { ...(await createSettings()), PORT: "0", ...wrong };
  if (settings.PORT === "taken") settings.PORT = new URL((await startServer()).url).port;
  const site = startProgram(serverProgram, [], settings);
  expect(await site.ended).toBe(1);
  expect(site.errors()).toMatch(message);
});

it("reads .env, which the environment overrides, creates files for their owner alone, and warns that nobody is notified", async () => {
  const folder = await createFolder();
  await writeFile(join(folder, ".env"), "HSTS_MAX_AGE=60\nLOG_LEVEL=wrong\n");
  const settings = { ...(await createSettings()), LOG_LEVEL: "info" };
  const site = await startServerProgram(settings, { folder });
  const { headers } = await send(site.url, "/");
  expect(headers["strict-transport-security"]).toBe("max-age=60");
  await postJson(site.url, contactPath, enquiry);
  const file = settings.DATABASE_URL.slice("file:".length);
  for (const name of await readdir(dirname(file))) {
    expect((await stat(join(dirname(file), name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  expect(site.output()).toContain(`Submissions are stored in ${file}"`);
  expect(site.output()).toMatch(/"level":40[^\n]*Submissions are not delivered: neither/);
  expect(site.output()).toContain("PUBLIC_URL is not set");
});

it.each(["file", "postgres://site:s3cret@127.0.0.1:9/site"])(
  "logs one line per request, and nothing personal or secret, with the database %s",
  async (database) => {
    const { DATABASE_URL, ...settings } = await createSettings();
    const isFile = database === "file";
    const all = {
      ...settings,
      DATABASE_URL: isFile ? DATABASE_URL : database,
      LOG_LEVEL: "trace",
      SMTP_URL: "smtp://website:s3cret@127.0.0.1:9",
      NOTIFY_TO: "office@site.example",
      RATE_LIMIT_PER_MINUTE: "4",
      TRUST_PROXY: "loopback",
    };
    const site = await startServerProgram(all);
    await exchangePersonalData(site.url);
    const end = isFile ? "will be retried" : "the database is unavailable";
    await waitUntil(`the log says: ${end}`, () => site.output().includes(end));
    site.kill("SIGTERM");
    await site.ended;

    const log = site.output() + site.errors();
    const lines = log.split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(10_000);
    const pages = lines.filter((line) => line.includes('"path":"/contact-us"'));
    expect(pages.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ method: "GET", status: 404, msg: "request" }),
    ]);
    expect(log).not.toContain("/healthz");
    if (isFile) expect(log).toContain('"status":429');
    else expect(log).toContain("Submissions cannot be stored in postgres://127.0.0.1:9/site");
    const personal = ["asha", "rao", "9876543", "203.0.113.77", "we grow", "s3cret", "rawpacket"];
    for (const text of personal) expect(log.toLowerCase()).not.toContain(text);
  },
);

/** Sends forms and requests that are accepted, invalid, too many, broken and long. */
async function exchangePersonalData(url: string): Promise<void> {
  const headers = { "x-forwarded-for": "203.0.113.77" };
  await postJson(url, contactPath, enquiry, headers);
  await postJson(url, contactPath, { ...enquiry, phone: "9876543210x" }, headers);
  await postForm(url, contactPath, { ...enquiry, email: "asha" }, headers);
  for (let i = 0; i < 3; i++) await postJson(url, contactPath, enquiry, headers);
  await send(url, contactPath, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: "{asha@example.com",
  });
  await send(url, `/contact-us?email=${enquiry.email}`, { headers });
  await send(url, `/${"a.".repeat(7_000)}`, { headers });
  await send(url, "/healthz");
  // Node's parser attaches what it received to its error.
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.end("GARBAGE asha@example.com\r\n\r\n").resume();
  await once(socket, "close");
}
