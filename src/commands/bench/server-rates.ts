import { connect, type Socket } from "node:net";
import autocannon, { type Options } from "autocannon";
import { startNginx, startOwnServer } from "./server-process";

/** How many connections are open at the same time, and for how many seconds. */
const load = { connections: 50, duration: 5 };

/** How many connections of each kind do nothing, and how many are stuck in the middle of their headers. */
const stalled = 5_000;

const page = { path: "/", headers: { "accept-encoding": "gzip" } };

const form = {
  path: "/mainsite/submitcontact",
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    name: "Asha Rao",
    email: "asha@example.com",
    phone: "9876543210",
    option: "Strategy",
    messages: "We grow, and would like to grow well.",
  }),
} as const;

/** Prints pages and submissions a second, and how long they take, for the built site in public/. */
export async function serverRates(): Promise<void> {
  const nginx = await startNginx();
  if (nginx === undefined) console.log("nginx is not installed: no comparison");
  else {
    await measure("pages, nginx", nginx.url, page);
    await nginx.stop();
  }

  const own = await startOwnServer();
  await measure("pages", own.url, page);
  await measure("submissions", own.url, form);
  const sockets = await stall(own.url);
  await measure(`pages beside ${sockets.length} stalled connections`, own.url, {
    ...page,
    connections: 1,
    duration: 3,
  });
  for (const socket of sockets) socket.destroy();
  await own.stop();
}

async function measure(
  title: string,
  url: string,
  { path, ...options }: Partial<Options> & { path: string },
): Promise<void> {
  const result = await autocannon({ ...load, ...options, url: `${url}${path}` });
  const { requests, latency, non2xx, errors } = result;
  const faults = non2xx + errors > 0 ? `, ${non2xx + errors} failed` : "";
  console.log(
    `${title.padEnd(40)} ${requests.average.toFixed(0).padStart(6)} a second, p99 ${latency.p99} ms${faults}`,
  );
}

async function stall(url: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const open = (bytes: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(bytes);
        resolve(socket);
      });
      socket.on("error", reject);
    });
  const sockets: Socket[] = [];
  for (const bytes of ["", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "]) {
    for (let count = 0; count < stalled; count += 250) {
      sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => open(bytes)))));
    }
  }
  return sockets;
}
