import { execFile } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { runAtEnd } from "../../setup/cleanup";
import { createFolder, writeFiles } from "../../setup/folder";
import { postForm, postJson, send } from "../../setup/http";
import { enquiryWords } from "../../setup/form-words";
import { startMailServer } from "../support/mail-server";
import { startProgram, startServerProgram } from "../support/process";
import { contactPath, enquiry } from "../../setup/sample-submissions";
import { findUnprivilegedUser } from "../support/unprivileged-user";
import { waitUntil } from "../../setup/wait";

const run = promisify(execFile);

/** The folder that an operator copies to a server. Nobody may write to it. */
let folder: string;
const user = findUnprivilegedUser();

beforeAll(async () => {
  folder = await createFolder();
  const command = ["--import", "tsx", "server/commands/build-server.ts", join(folder, ".server")];
  await run(process.execPath, command);
  await writeFiles(folder, { "public/index.html": "<h1>Home</h1>" });
  await run("chmod", ["-R", "a+rX,a-w", folder]);
  runAtEnd(() => run("chmod", ["-R", "u+w", folder]));
});

it("the built server starts with one command from an empty folder, as another user", async () => {
  const data = await createFolder();
  chmodSync(data, 0o777);
  const mailServer = await startMailServer();
  const settings = {
    DATABASE_URL: `file:${join(data, "submissions.db")}`,
    ...mailServer.settings,
    LOG_LEVEL: "warn",
  };
  const site = await startServerProgram(settings, {
    program: join(folder, ".server", "main.js"),
    folder,
    user,
  });
  expect(await send(site.url, "/")).toMatchObject({ status: 200, body: "<h1>Home</h1>" });
  expect((await postJson(site.url, contactPath, enquiry)).status).toBe(201);
  const page = await postForm(site.url, contactPath, { name: "Asha" }, { origin: site.url });
  const missingEmail = enquiryWords.error("email");
  expect(page).toMatchObject({ status: 422, body: expect.stringContaining(missingEmail) });
  expect(await send(site.url, "/healthz")).toMatchObject({ body: '{"status":"ok"}' });
  await waitUntil("the office has the mail", () => mailServer.mails.length === 1);

  const program = join(folder, ".server", "submissions.js");
  const list = startProgram(program, ["list"], settings, { folder, user });
  expect(await list.ended).toBe(0);
  expect(list.output()).toContain(enquiry.name);

  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  expect(site.errors()).toBe("");
});
