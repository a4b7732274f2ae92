import { connect, type Socket } from "node:net";
import { compiledSite } from "../server/support/compiled";
import { send } from "../server/support/http";
import { startSite } from "../server/support/process";
import { defaultSettings } from "../server/support/server";

it("serves pages beside 5,000 idle connections and 5,000 half-sent headers", async () => {
  const site = await startSite(await defaultSettings(), { program: await compiledSite() });
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
