import { connect, type Socket } from "node:net";
import { compiledSite } from "../server/support/compiled";
import { send } from "../server/support/http";
import { startSite } from "../server/support/process";
import { defaultSettings } from "../server/support/server";
import { until } from "../server/support/wait";

it("serves pages beside 5,000 idle connections and 5,000 half-sent headers", async () => {
  const site = await startSite(await defaultSettings(), { program: compiledSite });
  const { hostname, port } = new URL(site.url);
  const open = (bytes: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        if (bytes !== "") socket.write(bytes);
        resolve(socket);
      });
      socket.on("error", reject);
    });
  const sockets: Socket[] = [];
  for (const bytes of ["", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "]) {
    // In portions that fit into the queue of connections that wait to be accepted.
    for (let count = 0; count < 5_000; count += 250) {
      sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => open(bytes)))));
    }
  }
  for (let i = 0; i < 20; i++) expect((await send(site.url, "/")).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
});

it("serves others while one address fills it with idle connections, and closes those of who reads nothing", async () => {
  const site = await startSite(await defaultSettings(), { program: compiledSite });
  const { hostname, port } = new URL(site.url);
  const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket.on("error", reject);
      socket.once("data", () => {
        socket.removeListener("error", reject).on("error", () => undefined);
        resolve(socket);
      });
    });
  const deaf = connect(Number(port), hostname, () => deaf.write(request.repeat(20_000)));
  deaf.on("error", () => undefined).pause();

  const sockets: Socket[] = [];
  for (let count = 0; count < 15_050; count += 50) {
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, open))));
    if (count % 1_000 === 0) expect((await send(site.url, "/")).status).toBe(200);
  }
  for (let i = 0; i < 20; i++) expect((await send(site.url, "/")).status).toBe(200);

  // The server has closed the connection by then, which a client that reads nothing learns when it writes.
  await until("the connection of who reads nothing is closed", () => {
    deaf.write(request);
    return deaf.destroyed;
  });
  for (const socket of sockets) socket.destroy();
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
});
