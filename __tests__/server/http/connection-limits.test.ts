import { createApp } from "../../../server/app";
import { readSettings } from "../../../server/settings";
import { runAtEnd } from "../../setup/cleanup";
import { postJson, send } from "../../setup/http";
import { contactPath, enquiry } from "../../setup/sample-submissions";
import { createSettings, startServer } from "../support/server";

const headers = { cookie: `other=${"x".repeat(40 * 1024)}` };

it("serves pages and takes forms with 40 KB of other programs' cookies", async () => {
  const { url } = await startServer();
  expect((await send(url, "/", { headers })).status).toBe(200);
  expect((await postJson(url, contactPath, enquiry, headers)).status).toBe(201);
});

it("ends a slow request in half a minute, and a connection without traffic in a minute", async () => {
  const app = await createApp(readSettings(await createSettings()));
  runAtEnd(() => app.close());
  // Node looks for slow requests twice a minute: waiting for it would take too long.
  expect(app.server).toMatchObject({ requestTimeout: 30_000, timeout: 60_000 });
});
