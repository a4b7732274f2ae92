import { Agent, request } from "node:http";
import { createServer, type Socket } from "node:net";
import { compiledSite } from "./support/compiled";
import { postJson, send } from "./support/http";
import { startSite } from "./support/process";
import { contactPath, enquiry } from "./support/samples";
import { defaultSettings } from "./support/server";
import { pause, until } from "./support/wait";

/** How long after SIGTERM an idle connection may send one more request, in milliseconds. */
const idleTime = 2_000;

const startCompiled = async (settings: Record<string, string>) =>
  startSite(settings, { program: await compiledSite() });

/** Requests a page on an agent's connection, and returns the error's code or "answered". */
const outcomeOf = (url: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    request(url, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve("answered"));
      response.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    })
      .on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });

it.each([
  // Most of these connections are idle when the server stops.
  ["reuse their connections", true, 20],
  // Some of these connections are just being opened.
  ["open a connection for each request", false, 0],
])("resets no connection on SIGTERM while 30 clients %s", async (_what, keepAlive, rest) => {
  const site = await startCompiled(await defaultSettings());
  const outcomes = new Map<string, number>();
  let stoppedAt = Infinity;
  const client = async () => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    for (;;) {
      let outcome = await outcomeOf(site.url, agent);
      // On a busy machine a client may be too late, and then its connection is closed.
      const isTooLate = performance.now() - stoppedAt > idleTime;
      if (keepAlive && outcome === "ECONNRESET" && isTooLate) outcome = "ECONNREFUSED";
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome !== "answered") break;
      await pause(rest);
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 30 }, client);
  await until("the clients are busy", () => (outcomes.get("answered") ?? 0) > 300);
  stoppedAt = performance.now();
  site.kill("SIGTERM");
  await Promise.all(clients);
  expect(await site.ended).toBe(0);
  expect([...outcomes.keys()].sort()).toEqual(["ECONNREFUSED", "answered"]);
});

it("exits with 0 within 10 seconds while a delivery hangs", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await until("the mail server listens", () => silent.listening);
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const site = await startCompiled({
    ...(await defaultSettings()),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NOTIFY_TO: "office@conaas.example",
  });
  await postJson(site.url, contactPath, enquiry);
  await until("a delivery has begun", () => sockets.length > 0);
  const begin = performance.now();
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  expect(performance.now() - begin).toBeLessThan(10_000);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it("closes connections that stay idle, and exits", async () => {
  const site = await startCompiled(await defaultSettings());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await outcomeOf(site.url, agent)).toBe("answered");
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  await expect(send(site.url, "/")).rejects.toThrow("ECONNREFUSED");
  agent.destroy();
});
