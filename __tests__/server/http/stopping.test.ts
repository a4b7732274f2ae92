import { Agent, request } from "node:http";
import { connect } from "node:net";
import { compiledSite } from "../support/compiled";
import { rowsOf } from "../support/databases";
import { startMailServer } from "../support/mail-server";
import { startSite } from "../support/process";
import { contactPath, enquiry } from "../support/samples";
import { defaultSettings } from "../support/server";
import { post } from "../support/visitors";
import { until } from "../support/wait";

const startCompiled = async (settings: Record<string, string>) =>
  startSite(settings, { program: compiledSite });

/** Requests a page on an agent's connection, and returns the error's code or "answered". */
const outcomeOf = (url: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const outgoing = request(url, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve("answered"));
      response.on("error", fail);
    });
    outgoing.on("error", fail).end();
  });

it("saves a form that is being sent when it stops, and answers it", async () => {
  const settings = await defaultSettings();
  const site = await startCompiled(settings);
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
  const site = await startCompiled({ ...(await defaultSettings()), ...silent.settings });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await outcomeOf(site.url, agent)).toBe("answered");
  await post(site.url);
  await until("a delivery has begun", () => connections > 0);
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  agent.destroy();
});
