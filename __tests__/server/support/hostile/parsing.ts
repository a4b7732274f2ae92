/** Requests that are not HTTP, or only almost. */
import { contactPath, expertPath } from "../samples";
import { writeRequest, type HostileRequest } from "./hostile-request";

const formPaths = [contactPath, expertPath];

export function requestLines(): HostileRequest[] {
  const host = "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  // Node accepts these, and so does this server.
  const lenient = ["GET /", "GET / HTTP/2.0", "GET  / HTTP/1.1"];
  const lines = [
    "GET",
    "GET / HTTP",
    "GET / HTTP/",
    "GET / HTTP/1",
    "GET / HTTP/1.1.1",
    "GET / HTTP/9.9",
    "GET / HTTX/1.1",
    "GET /\u0000 HTTP/1.1",
    "GET /\u0007 HTTP/1.1",
    "GET\t/ HTTP/1.1",
    "get / HTTP/1.1",
    "G\u0000ET / HTTP/1.1",
    "FOO / HTTP/1.1",
    "GET\u00e9 / HTTP/1.1",
    "POST",
    "PRI * HTTP/2.0",
    "/ GET HTTP/1.1",
    "<script> / HTTP/1.1",
    "\u0016\u0003\u0001\u0002\u0000\u0001",
    "SSH-2.0-OpenSSH_9.9",
    "HELO localhost",
    "EHLO [127.0.0.1]",
    "*1\r\n$4\r\nPING",
    "\u0000\u0000\u0000\u0000",
    "GET http//localhost HTTP/1.1 HTTP/1.1",
    "GET / HTTP/1.1 x",
  ];
  const targets = ["*", "x", "?", "#", "http://", "http://evil.test/\u0000", "//", "localhost:80"];
  return [
    ...[...lines, ...lenient].map((line) => ({
      name: `the request line ${JSON.stringify(line)}`,
      bytes: Buffer.from(line + host, "latin1"),
      statuses: lenient.includes(line) ? [200] : [400],
    })),
    ...targets.map((target) => ({
      name: `the target ${JSON.stringify(target)}`,
      bytes: writeRequest({ path: target }),
      statuses: [200, 400, 404],
    })),
    {
      name: "CONNECT",
      bytes: writeRequest({ method: "CONNECT", path: "evil.test:443" }),
      statuses: [405],
    },
  ];
}

export function bodyLengths(): HostileRequest[] {
  const type = "Content-Type: application/json";
  const chunked = ["Transfer-Encoding: chunked", type];
  const chunks = [
    "zz\r\n{}\r\n0\r\n\r\n",
    "-1\r\n\r\n",
    "2\r\n{}x\r\n0\r\n\r\n",
    "2",
    "ffffffffffffffffff\r\n{}",
    "2;a=\u0000\r\n{}\r\n0\r\n\r\n",
    `2;${"x".repeat(17_000)}\r\n{}\r\n0\r\n\r\n`,
    "2\n{}\n0\n\n",
  ];
  return formPaths.flatMap((path) => [
    ...chunks.map((body) => ({
      name: `${path} with the chunks ${JSON.stringify(body.slice(0, 30))}`,
      bytes: Buffer.concat([
        writeRequest({ method: "POST", path, headers: chunked }),
        Buffer.from(body, "latin1"),
      ]),
      statuses: [400, 413],
      isCutOff: true,
    })),
    {
      name: `${path} cut off`,
      bytes: writeRequest({
        method: "POST",
        path,
        headers: [type, "Content-Length: 5000"],
        body: '{"name":"x"}',
      }),
      isCutOff: true,
      statuses: [400],
    },
    {
      name: `${path} shorter than its body`,
      bytes: writeRequest({
        method: "POST",
        path,
        headers: [type, "Content-Length: 7"],
        body: '{"name":"x"}',
      }),
      statuses: [400],
    },
    {
      name: `${path} with a chunked body above the limit`,
      bytes: writeRequest({
        method: "POST",
        path,
        headers: chunked,
        body: `9000\r\n${"a".repeat(0x9000)}\r\n0\r\n\r\n`,
      }),
      statuses: [400, 413],
    },
  ]);
}
