import { createServer } from "node:net";
import { type IncomingMessage, request } from "node:http";
import { readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compiledSite } from "./support/compiled";
import { emptyFolder } from "./support/folder";
import { postForm, postJson, send } from "./support/http";
import { sendRaw } from "./support/raw";
import { freePort, start, startSite, type StartOptions } from "./support/process";
import { contactPath, enquiry } from "./support/samples";
import { rowsOf, defaultSettings } from "./support/server";
import { pause, until } from "./support/wait";

/** Starts the compiled site; the first test starts the sources, as `npm run serve` does. */
const startCompiled = async (settings: Record<string, string>, options: StartOptions = {}) =>
  startSite(settings, { ...options, program: await compiledSite() });

it("serves the site, prints its address, and exits with 0 on SIGTERM and SIGINT", async () => {
  const settings = await defaultSettings();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const site = await startSite(settings);
    expect(await send(site.url, "/")).toMatchObject({ status: 200, body: "<h1>Home</h1>" });
    site.kill(signal);
    expect(await site.ended).toBe(0);
    expect(site.errors()).toBe("");
  }
});

it("finishes open requests before it exits", async () => {
  const settings = await defaultSettings();
  const site = await startCompiled(settings);
  const { port } = new URL(site.url);
  const body = JSON.stringify(enquiry);
  const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    const slow = request(
      {
        port,
        method: "POST",
        path: contactPath,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          // The server replies to this once it has read the headers; only then is it told to stop.
          expect: "100-continue",
        },
      },
      (response) => {
        response.resume();
        resolve(response);
      },
    );
    slow.on("error", reject);
    slow.write(body.slice(0, 10));
    slow.on("continue", () => {
      site.kill("SIGTERM");
      const refuses = () =>
        send(site.url, "/").then(
          () => false,
          () => true,
        );
      until("the server refuses new connections", refuses).then(
        () => slow.end(body.slice(10)),
        reject,
      );
    });
  });
  expect(statusCode).toBe(201);
  // A keep-alive connection would keep the server running.
  expect(headers.connection).toBe("close");
  expect(await site.ended).toBe(0);
  expect(await rowsOf(settings.DATABASE_URL ?? "", "SELECT id FROM submissions")).toHaveLength(1);
});

it("exits with one line if the port is taken", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  const site = start(await compiledSite(), [], {
    ...(await defaultSettings()),
    PORT: String(port),
  });
  expect(await site.ended).toBe(1);
  expect(site.errors()).toMatch(new RegExp(`^Port ${port} is taken\\. [^\\n]+\\n$`));
  await new Promise((resolve) => other.close(resolve));
});

it.each([
  [
    "there is no built site",
    { PUBLIC_DIR: "nowhere" },
    /^There is no .* Run "npm run build" first\.\n$/,
  ],
  ["a setting is wrong", { PORT: "abc" }, /^Wrong setting: PORT: [^\n]+\n$/],
  ["the content is missing", { CONTENT_DIR: "nowhere" }, /^Cannot use nowhere\/[^\n]+\n$/],
  ["it cannot listen", { HOST: "192.0.2.1" }, /^Cannot listen on 192\.0\.2\.1:\d+ [^\n]+\n$/],
])("exits with one line if %s", async (_what, wrong, message) => {
  const settings = { ...(await defaultSettings()), PORT: "0", ...wrong };
  const site = start(await compiledSite(), [], settings);
  expect(await site.ended).toBe(1);
  expect(site.errors()).toMatch(message);
});

it("reads .env, which the environment overrides", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, ".env"), "HSTS_MAX_AGE=60\nRATE_LIMIT_PER_MINUTE=wrong\n");
  const site = await startCompiled(await defaultSettings(), { folder });
  const { headers } = await send(site.url, "/");
  expect(headers["strict-transport-security"]).toBe("max-age=60");
  site.kill("SIGTERM");
  await site.ended;
});

it("stores submissions in a file that only its owner can read", async () => {
  const settings = await defaultSettings();
  const site = await startCompiled({ ...settings, LOG_LEVEL: "info" });
  await postJson(site.url, contactPath, enquiry);
  const file = settings.DATABASE_URL?.slice("file:".length) ?? "";
  for (const name of await readdir(dirname(file))) {
    expect((await stat(join(dirname(file), name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  expect(site.output()).toContain(`Submissions are stored in ${file}"`);
  expect(site.output()).toContain("Submissions are not delivered: neither");
  expect(site.output()).toContain("PUBLIC_URL is not set");
  site.kill("SIGTERM");
  await site.ended;
});

it("logs at start that the database is unavailable, and serves the site", async () => {
  const settings = { ...(await defaultSettings()), DATABASE_URL: "file:/dev/null/submissions.db" };
  const site = await startCompiled({ ...settings, LOG_LEVEL: "info" });
  expect(site.output()).toContain("Submissions cannot be stored in /dev/null/submissions.db");
  expect(await send(site.url, "/")).toMatchObject({ status: 200 });
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
});

it("logs no personal data", async () => {
  const site = await startCompiled({
    ...(await defaultSettings()),
    LOG_LEVEL: "trace",
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    NOTIFY_TO: "office@conaas.example",
    RATE_LIMIT_PER_MINUTE: "4",
    TRUST_PROXY: "loopback",
  });
  const headers = { "x-forwarded-for": "203.0.113.77" };
  await postJson(site.url, contactPath, enquiry, headers);
  await postJson(site.url, contactPath, { ...enquiry, phone: "9876543210x" }, headers);
  await postForm(site.url, contactPath, { ...enquiry, email: "asha" }, headers);
  for (let i = 0; i < 3; i++) await postJson(site.url, contactPath, enquiry, headers);
  await send(site.url, contactPath, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: "{asha@example.com",
  });
  await send(site.url, `/contact-us?email=${enquiry.email}`, { headers });
  // Node's parser attaches what it received to its error.
  for (const bytes of [
    "GARBAGE asha@example.com\r\n\r\n",
    `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nasha@example.com\r\n`,
  ]) {
    expect((await sendRaw(site.url, bytes))[0]?.status).toBe(400);
  }
  await until("a delivery has failed", () => site.output().includes("will be retried"));
  await pause(100);
  site.kill("SIGTERM");
  await site.ended;

  const log = site.output() + site.errors();
  expect(log).toContain('"status":429');
  expect(log).toContain('"path":"/contact-us"');
  expect(log).not.toContain("rawPacket");
  for (const personal of ["asha", "rao", "98765", "203.0.113.77", "we grow"]) {
    expect(log.toLowerCase()).not.toContain(personal);
  }
});
