/** Requests that nobody's browser sends to this site. */
import { send } from "./support/http";
import { sendRaw } from "./support/raw";
import { contactPath, enquiry } from "./support/samples";
import { startServer } from "./support/server";

/** Requests as bytes in Latin-1, and the statuses that may answer them. */
type Group = [statuses: readonly number[], requests: readonly string[], isCutOff?: boolean];

/** Splits a list at "¦"; line breaks are for readers only. */
const items = (list: string) => list.split(/ ?¦ ?|\n */);

const json = JSON.stringify(enquiry);
const plain = new URLSearchParams(enquiry).toString();
const deep = (open: string, close: string) => open.repeat(5_000) + close.repeat(5_000);
const nameOf = (header: string) => header.split(":")[0]?.toLowerCase() ?? "";

/** An otherwise valid request, whose given headers replace the usual ones. */
function request(line: string, headers: readonly string[] = [], body = ""): string {
  const given = headers.map(nameOf);
  if (given.includes("transfer-encoding")) given.push("content-length");
  const usual = ["Host: localhost", "Connection: close", `Content-Length: ${body.length}`];
  const all = [...usual.filter((header) => !given.includes(nameOf(header))), ...headers];
  return `${line} HTTP/1.1\r\n${all.join("\r\n")}\r\n\r\n${body}`;
}

const lines =
  items(`GET ¦ GET / HTTP ¦ GET / HTTP/1 ¦ GET / HTTP/1.1.1 ¦ GET / HTTP/9.9 ¦ GET / HTTX/1.1
  GET /\0 HTTP/1.1 ¦ GET\t/ HTTP/1.1 ¦ get / HTTP/1.1 ¦ G\0ET / HTTP/1.1 ¦ POST ¦ FOO / HTTP/1.1
  PRI * HTTP/2.0 ¦ / GET HTTP/1.1 ¦ <script> / HTTP/1.1 ¦ HELO localhost ¦ SSH-2.0-OpenSSH_9.9
  \u0016\u0003\u0001\u0002\0\u0001 ¦ *1\r$4\rPING ¦ \0\0\0\0`);

const secrets = ["etc/passwd", ".env", "data/submissions.db", "src/server/main.ts"];
const ups = items(
  `../ ¦ ..%2f ¦ %2e%2e/ ¦ ..%5c ¦ ..\\ ¦ ....// ¦ ..;/ ¦ %252e%252e%252f ¦ ..%00/`,
);
const paths =
  items(`/% ¦ /%zz ¦ /%ff ¦ /%00 ¦ //evil.test ¦ /\\evil.test ¦ /%2f%2fevil.test/ ¦ /.. ¦ /.git
  /https://evil.test ¦ /__proto__ ¦ /services/<script> ¦ /services/%0d%0aSet-Cookie:x ¦ * ¦ x ¦ http://
  /.well-known/../.env ¦ /page-data/..%2f.env/x.json ¦ localhost:80 ¦ ${"/a".repeat(4_000)}`);

const methods = items("PUT ¦ PATCH ¦ DELETE ¦ TRACE ¦ PROPFIND ¦ LOCK ¦ PURGE ¦ QUERY");
const names = items(
  "Range ¦ If-None-Match ¦ If-Modified-Since ¦ Accept-Encoding ¦ Cookie ¦ Forwarded",
);
const values = items(
  `* ¦ bytes=9-1 ¦ bytes=0-0,1-1 ¦ \u00ff ¦ ${"a".repeat(8_000)} ¦ \${jndi:ldap://x}`,
);

const toPages: Group[] = [
  [[400], lines.map((line) => `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)],
  [
    [301, 400, 404],
    [...ups.flatMap((up) => secrets.map((file) => `/${up.repeat(4)}${file}`)), ...paths].map(
      (path) => request(`GET ${path}`),
    ),
  ],
  [
    [400, 403, 404, 405],
    methods.flatMap((method) =>
      ["/", "/nothing", "/healthz", contactPath].map((path) =>
        request(`${method} ${path}`, [], "x"),
      ),
    ),
  ],
  [
    [200, 206, 304, 416],
    names.flatMap((name) => values.map((value) => request("GET /", [`${name}: ${value}`]))),
  ],
];

const post = (type: string, body: string, headers: readonly string[] = []) =>
  request(`POST ${contactPath}`, [...headers, `Content-Type: ${type}`], body);
const headers =
  items(`No-Colon ¦ Space Name: x ¦ : empty ¦ Nul: a\0b ¦ Bare: a\rb: c ¦ Na(me: x ¦ Expect: x
  Transfer-Encoding: x ¦ Content-Length: -1 ¦ Content-Length: 1e3 ¦ Content-Length: 1, 2
  Content-Length: +5 ¦ Content-Length: 5\r\tContent-Length: 6 ¦ Transfer-Encoding: chunked\r\tContent-Length: 5`);
const chunks = [
  ...["zz\r\n{}\r\n0\r\n\r\n", "-1\r\n\r\n", "2\r\n{}x\r\n0\r\n\r\n", "2", "2\n{}\n0\n\n"],
  ...["2;a=\0\r\n{}\r\n0\r\n\r\n", `2;${"x".repeat(17_000)}\r\n{}\r\n0\r\n\r\n`],
];
const types = items("text/plain ¦ multipart/form-data; boundary=x ¦ application/xml ¦ */* ¦ x");
const jsons = items(`{ ¦ null ¦ 0 ¦ "" ¦ {}{} ¦ {'name':1} ¦ {"__proto__":{"name":"x"}}
  {"constructor":{"prototype":{}}} ¦ ${deep("[", "]")} ¦ ${deep('{"a":', "1}")} ¦ ${"a".repeat(40_000)}`);
const plains =
  items(`% ¦ %zz=1 ¦ name=%ff ¦ name=x&name=y ¦ name[]=x ¦ __proto__=x ¦ ${"&".repeat(32_000)}
  ${plain}&admin=1 ¦ ${plain}&name=x ¦ ${plain.replace("Asha", "A%0d%0aBcc:x")}`);
const changes = ["5", '["Asha"]', '"a\0b"', '"x","admin":true'];
const toForm: Group[] = [
  [
    [400, 403, 413, 415, 417],
    headers.map((header) => request(`POST ${contactPath}`, [header.replace("\r\t", "\r\n")])),
  ],
  [[431], [request(`POST ${contactPath}`, [`X-Large: ${"a".repeat(17_000)}`])]],
  [
    [400, 413],
    chunks.map((body) => post("application/json", body, ["Transfer-Encoding: chunked"])),
    true,
  ],
  [[400], [post("application/json", json, ["Content-Length: 5000"])], true],
  [[400, 415], types.map((type) => post(type, json))],
  [
    [400, 413, 422],
    [
      ...[...jsons, ...changes.map((name) => json.replace('"Asha Rao"', name))].map((body) =>
        post("application/json", body),
      ),
      ...plains.map((body) => post("application/x-www-form-urlencoded", body)),
    ],
  ],
];

it("withstands many hostile requests", async () => {
  const groups = [...toPages, ...toForm];
  const requests = groups.flatMap(([statuses, all, isCutOff]) =>
    all.map((bytes) => ({ bytes, statuses, isCutOff })),
  );
  expect(new Set(requests.map(({ bytes }) => bytes)).size).toBe(requests.length);
  expect(requests.length).toBeGreaterThan(150);
  const { url, rows } = await startServer({ PUBLIC_URL: "https://www.conaas.example" });

  const faults: string[] = [];
  const waiting = requests.values();
  const worker = async () => {
    for (const { bytes, statuses, isCutOff } of waiting) {
      const responses = await sendRaw(url, Buffer.from(bytes, "latin1"), { isCutOff });
      // What follows a rejected request on its connection is not a request.
      const isRight = responses.length === 1 && statuses.includes(responses[0]?.status ?? 0);
      const found = responses.map(({ status }) => status).join(", ");
      if (!isRight) faults.push(`${JSON.stringify(bytes.slice(0, 200))}: ${found}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));

  expect(faults).toEqual([]);
  expect(await rows("SELECT id FROM submissions")).toEqual([]);
  expect((await send(url, "/")).status).toBe(200);
});
