import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { logOutput } from "../../../src/server/http/logging";
import { postJson, send } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { startServer } from "../support/server";

/** Sends a request as it is, and returns the whole reply. */
async function exchange(url: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.end(request);
  return text(socket);
}

const cookies = (kilobytes: number) => ({ cookie: `other=${"x".repeat(kilobytes * 1024)}` });

it("serves pages and takes forms with 40 KB of other programs' cookies, and names cookies beyond 64 KB", async () => {
  let log = "";
  jest.spyOn(logOutput, "write").mockImplementation((line) => (log += line));
  const { url } = await startServer({ LOG_LEVEL: "warn" });
  expect((await send(url, "/", { headers: cookies(40) })).status).toBe(200);
  expect((await postJson(url, contactPath, enquiry, cookies(40))).status).toBe(201);
  expect(log).not.toContain("headers");
  const { status, body, headers } = await send(url, "/", { headers: cookies(200) });
  expect(status).toBe(431);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toMatch(/^Your browser [^\n]+ Delete the cookies [^\n]+\n$/);
  expect(log.match(/cookies of other programs/g)).toHaveLength(1);
});

it.each([
  ["what is no HTTP", "GARBAGE asha@example.com\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["a header without a colon", "GET / HTTP/1.1\r\nHost localhost\r\n\r\n", "HTTP/1.1 400 "],
])("replies a sentence to %s", async (_what, request, start) => {
  const { url } = await startServer();
  const reply = await exchange(url, request);
  expect(reply).toContain(start);
  expect(reply).toMatch(/\r\n\r\nThe request could not be read\.\n$/);
});
