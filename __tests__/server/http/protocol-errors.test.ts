import { sendRaw } from "../support/raw";
import { contactPath, enquiry } from "../support/samples";
import { type RunningServer, startServer } from "../support/server";

const body = JSON.stringify(enquiry);
const head = `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
const post = `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
const stored = () => server.rows("SELECT id FROM submissions");

it.each<[string, string, number[], number]>([
  ["one form and garbage", `${post}\0garbage\r\n\r\n`, [201, 400], 1],
  ["two forms and garbage", `${post}${post}\0garbage\r\n\r\n`, [201, 201, 400], 2],
  ["a page and garbage", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n\0\r\n\r\n", [200, 400], 0],
  ["a broken body", `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\nzz\r\n`, [400], 0],
])("answers each part of %s by itself", async (_what, bytes, statuses, saved) => {
  const before = (await stored()).length;
  const responses = await sendRaw(server.url, bytes);
  expect(responses.map(({ status }) => status)).toEqual(statuses);
  expect(responses.at(-1)?.headers).toMatchObject({ connection: "close" });
  expect(await stored()).toHaveLength(before + saved);
});
