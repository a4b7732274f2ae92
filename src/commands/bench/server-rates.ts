import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import autocannon, { type Options } from "autocannon";
import { startOwnServer, type ServerProcess } from "./server-process";

/** How many connections are open at the same time, and for how many seconds. */
const load = { connections: 50, duration: 2 };

/** How often each rate is measured. */
const rounds = 3;

/** How many connections of each kind do nothing, and how many are stuck in the middle of their headers. */
const stalled = 5_000;

interface Read {
  readonly title: string;
  readonly path: string;
  /** Repeats the request with the validator of the first response. */
  readonly isConditional?: boolean;
  /** By default 200, or 304. */
  readonly status?: number;
}

const headers = { "accept-encoding": "gzip, deflate, br" };

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

/** Prints responses and submissions a second for the built site in public/. */
export async function serverRates(): Promise<void> {
  const own = await startOwnServer();
  for (const read of reads()) await measure(read, own);

  await print("submissions", own.url, form);
  const sockets = await stall(own.url);
  await print(`pages beside ${sockets.length} stalled connections`, own.url, {
    path: "/",
    headers,
    connections: 1,
    duration: 3,
  });
  for (const socket of sockets) socket.destroy();
  await own.stop();
}

function reads(): Read[] {
  const files = readdirSync("public", { recursive: true, encoding: "utf8" });
  const find = (pattern: RegExp) => `/${files.find((name) => pattern.test(name)) ?? ""}`;
  return [
    { title: "home page", path: "/" },
    { title: "/about-us", path: "/about-us" },
    { title: "home page, not modified", path: "/", isConditional: true },
    { title: "unknown service", path: "/services/gardening", status: 404 },
    { title: "page data", path: "/page-data/index/page-data.json" },
    { title: "script", path: find(/^framework-[0-9a-f]+\.js$/) },
    { title: "picture", path: find(/^static\/.*\.avif$/) },
  ];
}

/** Prints the median of all rounds, after one that does not count. */
async function measure(read: Read, own: ServerProcess): Promise<void> {
  await rate(own, read);
  const rates: number[] = [];
  while (rates.length < rounds) rates.push(await rate(own, read));
  console.log(`${read.title.padEnd(40)} ${median(rates).toFixed(0).padStart(6)} a second`);
}

/** Responses a second. */
async function rate(
  { url }: ServerProcess,
  { path, isConditional, status }: Read,
): Promise<number> {
  const address = `${url}${path}`;
  const first = await fetch(address, { method: "HEAD", headers });
  const validator = isConditional ? { "if-none-match": first.headers.get("etag") ?? "" } : {};
  const result = await autocannon({ ...load, url: address, headers: { ...headers, ...validator } });
  const expected = status ?? (isConditional ? 304 : 200);
  const others = Object.keys(result.statusCodeStats ?? {}).filter(
    (code) => Number(code) !== expected,
  );
  if (result.errors > 0 || others.length > 0) {
    throw new Error(`${address}: ${result.errors} errors, statuses ${others.join(", ")}`);
  }
  return result.requests.total / result.duration;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

async function print(
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
