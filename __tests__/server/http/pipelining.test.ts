/** Requests that a client sends on one connection without waiting for their responses. */
import { connect } from "node:net";
import { emptyFolder, writeFiles } from "../support/folder";
import { send } from "../support/http";
import { startSite } from "../support/process";
import { defaultSettings } from "../support/server";

const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

it("serves others while one connection asks for thousands of pages and reads none", async () => {
  const folder = await emptyFolder();
  await writeFiles(folder, { "index.html": "page ".repeat(20_000) });
  const site = await startSite(
    { ...(await defaultSettings()), PUBLIC_DIR: folder },
    { before: "ulimit -n 500" },
  );
  const { hostname, port } = new URL(site.url);
  const deaf = connect(Number(port), hostname).pause();
  deaf.on("error", () => undefined);
  await new Promise((sent) => deaf.write(request.repeat(1_000), sent));
  for (let i = 0; i < 20; i++) expect((await send(site.url, "/")).status).toBe(200);
  deaf.destroy();
  expect((await send(site.url, "/")).status).toBe(200);
  expect(site.errors()).toBe("");
});

it("responds to them in their order", async () => {
  const { url } = await startSite(await defaultSettings());
  const { hostname, port } = new URL(url);
  const paths = ["/", "/healthz", "/nothing", "/"];
  const text = await new Promise<string>((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => {
      const all = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      socket.write(`${all.join("")}GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on("data", (part) => (received += part.toString()));
    socket.on("end", () => resolve(received)).on("error", reject);
  });
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([200, 200, 404, 200, 200]);
});
