import { once } from "node:events";
import { connect } from "node:net";
import { compiledSite } from "../support/compiled";
import { rowsOf } from "../support/databases";
import { startMailServer } from "../support/mail-server";
import { startSite } from "../support/process";
import { contactPath, enquiry } from "../support/samples";
import { defaultSettings } from "../support/server";
import { post } from "../support/visitors";
import { until } from "../support/wait";

it("saves a form that is being sent when it stops, and answers it", async () => {
  const settings = await defaultSettings();
  const site = await startSite(settings, { program: compiledSite });
  const body = JSON.stringify(enquiry);
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (part: Buffer) => (received += part.toString()));
  // The server replies to Expect once it has read the headers.
  socket.write(
    `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 9)}`,
  );
  await until("it has read the headers", () => received.startsWith("HTTP/1.1 100 "));
  site.kill("SIGTERM");
  await until("it refuses", async () => (await post(site.url)).status === 0);
  socket.write(body.slice(9));
  expect(await site.ended).toBe(0);
  expect(received).toMatch(/HTTP\/1\.1 201 [^]*\r\nconnection: close\r\n/i);
  expect(await rowsOf(settings.DATABASE_URL, "SELECT id FROM submissions")).not.toHaveLength(0);
});

it("exits with 0 while a delivery hangs and a connection stays idle", async () => {
  const silent = await startMailServer();
  let connections = 0;
  silent.follow(() => (connections++, "hang"));
  const site = await startSite(
    { ...(await defaultSettings()), ...silent.settings },
    { program: compiledSite },
  );
  const idle = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(idle, "connect");
  await post(site.url);
  await until("a delivery has begun", () => connections > 0);
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  idle.destroy();
});
