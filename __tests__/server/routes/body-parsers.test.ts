import { parseForm } from "../../../src/server/routes/body-parsers";
import { send } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { startServer } from "../support/server";

let url: string;

beforeAll(async () => {
  ({ url } = await startServer());
});

const statusOf = async (type: string, body: string | Buffer) =>
  (await send(url, contactPath, { method: "POST", headers: { "content-type": type }, body }))
    .status;

const form = new URLSearchParams(enquiry).toString();
const json = JSON.stringify(enquiry);
const latin1 = (text: string) => Buffer.from(text, "latin1");

it.each([
  ["a broken percent-encoding", form.replace("Asha", "%zz")],
  ["a percent sign at the end", `${form}%`],
  ["percent-encoded invalid UTF-8", form.replace("Asha", "%ff%fe")],
  ["a percent-encoded surrogate", form.replace("Asha", "%ed%a0%80")],
  ["an overlong encoding", form.replace("Asha", "%c0%80")],
  ["raw invalid UTF-8", latin1(form.replace("Asha", "J\u00fcrgen"))],
  ["a broken field name", `${form}&%zz=1`],
  ["a field twice", `${form}&name=Someone`],
])("returns 400 for a plain form with %s", async (_what, body) => {
  expect(await statusOf("application/x-www-form-urlencoded", body)).toBe(400);
});

it("returns 400 for JSON with invalid UTF-8", async () => {
  expect(await statusOf("application/json", latin1(json.replace("Asha", "J\u00fcrgen")))).toBe(400);
});

it("accepts the same text in UTF-8", async () => {
  const typed = "Jürgen 🙂";
  expect(await statusOf("application/json", json.replace("Asha", typed))).toBe(201);
  expect(await statusOf("application/x-www-form-urlencoded", form.replace("Asha", typed))).toBe(
    303,
  );
});

it.each<[string, Record<string, string>]>([
  ["", {}],
  ["a=1&b=2", { a: "1", b: "2" }],
  ["a=1&&b", { a: "1", b: "" }],
  ["a=b=c", { a: "b=c" }],
  ["a+b=%2B+%26", { "a b": "+ &" }],
  ["n=%E0%A4%85", { n: "अ" }],
])("parses %j", (text, fields) => {
  expect(parseForm(Buffer.from(text))).toEqual(fields);
});
