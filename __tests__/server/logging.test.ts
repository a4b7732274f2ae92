import Fastify from "fastify";
import { logging } from "../../src/server/logging";

let output = "";

beforeEach(() => {
  output = "";
  jest.spyOn(process.stdout, "write").mockImplementation((part) => {
    output += String(part);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

it("logs the message, code and stack of an error, and none of its other properties", () => {
  const received = { rawPacket: Buffer.from("typed"), body: "typed", name: "ParseError" };
  const error = Object.assign(new Error("Parse error"), { code: "HPE_INVALID", ...received });
  Fastify(logging("trace")).log.error({ err: error }, "failed");
  expect(JSON.parse(output)).toMatchObject({
    msg: "failed",
    err: { message: "Parse error", code: "HPE_INVALID", stack: expect.stringContaining("at ") },
  });
  expect(output).not.toMatch(/typed|rawPacket|body/);
});

it("logs no password of a URL, wherever it occurs", () => {
  const { log } = Fastify(logging("trace"));
  log.info("Submissions are stored in postgres://conaas:secret@db.example/site");
  log.error({ err: new Error("cannot connect to postgres://conaas:secret@db.example") });
  log.trace({ settings: { DATABASE_URL: "postgres://db.example/site?password=secret" } });
  expect(output.trim().split("\n")).toHaveLength(3);
  expect(output).toContain("postgres://***@db.example/site");
  expect(output).not.toContain("secret");
});
