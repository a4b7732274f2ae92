import { createServer } from "node:net";
import { type IncomingMessage, request } from "node:http";
import { readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { emptyFolder } from "./support/folder";
import { postForm, postJson, send } from "./support/http";
import { freePort, start, startSite } from "./support/process";
import { contactPath, enquiry } from "./support/samples";
import { rowsOf, usualSettings } from "./support/server";
import { pause, until } from "./support/wait";

jest.setTimeout(60_000);

it("serves the site, says where, and ends well when asked to", async () => {
  const settings = await usualSettings();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const site = await startSite(settings);
    expect(await send(site.url, "/")).toMatchObject({ status: 200, body: "<h1>Home</h1>" });
    site.kill(signal);
    expect(await site.ended).toBe(0);
    expect(site.errors()).toBe("");
  }
});

it("lets a running request finish before it ends", async () => {
  const settings = await usualSettings();
  const site = await startSite(settings);
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
          // The server says so when it has the head, and only then is it asked to stop.
          expect: "100-continue",
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer);
      },
    );
    slow.on("error", reject);
    slow.write(body.slice(0, 10));
    slow.on("continue", () => {
      site.kill("SIGTERM");
      const isShut = () =>
        send(site.url, "/").then(
          () => false,
          () => true,
        );
      until("no new connection is taken", isShut).then(() => slow.end(body.slice(10)), reject);
    });
  });
  expect(statusCode).toBe(201);
  // Else it would stay open for more, and the server with it.
  expect(headers.connection).toBe("close");
  expect(await site.ended).toBe(0);
  expect(await rowsOf(settings.DATABASE_URL ?? "", "SELECT id FROM submissions")).toHaveLength(1);
});

it("says in one line that its port is taken", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  const site = start("src/server/main.ts", [], { ...(await usualSettings()), PORT: String(port) });
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
])("ends with one line when %s", async (_what, wrong, message) => {
  const settings = { ...(await usualSettings()), PORT: "0", ...wrong };
  const site = start("src/server/main.ts", [], settings);
  expect(await site.ended).toBe(1);
  expect(site.errors()).toMatch(message);
});

it("reads settings from a file named .env, and lets the environment win", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, ".env"), "HSTS_MAX_AGE=60\nRATE_LIMIT_PER_MINUTE=wrong\n");
  const site = await startSite(await usualSettings(), folder);
  const { headers } = await send(site.url, "/");
  expect(headers["strict-transport-security"]).toBe("max-age=60");
  site.kill("SIGTERM");
  await site.ended;
});

it("keeps submissions in a file of its own, readable for its owner only", async () => {
  const settings = await usualSettings();
  const site = await startSite({ ...settings, LOG_LEVEL: "info" });
  await postJson(site.url, contactPath, enquiry);
  const file = settings.DATABASE_URL?.slice("file:".length) ?? "";
  for (const name of await readdir(dirname(file))) {
    expect((await stat(join(dirname(file), name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  expect(site.output()).toContain(`Submissions are stored in ${file}"`);
  expect(site.output()).toContain("Submissions are not delivered: neither");
  site.kill("SIGTERM");
  await site.ended;
});

it("says at start that submissions cannot be kept, and serves the site", async () => {
  const settings = { ...(await usualSettings()), DATABASE_URL: "file:/dev/null/submissions.db" };
  const site = await startSite({ ...settings, LOG_LEVEL: "info" });
  expect(site.output()).toContain("Submissions cannot be stored in /dev/null/submissions.db");
  expect(await send(site.url, "/")).toMatchObject({ status: 200 });
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
});

it("writes no personal data into its log", async () => {
  const site = await startSite({
    ...(await usualSettings()),
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
  await until("a failed delivery", () => site.output().includes("will be retried"));
  await pause(100);
  site.kill("SIGTERM");
  await site.ended;

  const log = site.output() + site.errors();
  expect(log).toContain('"status":429');
  expect(log).toContain('"path":"/contact-us"');
  for (const personal of ["asha", "rao", "98765", "203.0.113.77", "we grow"]) {
    expect(log.toLowerCase()).not.toContain(personal);
  }
});
