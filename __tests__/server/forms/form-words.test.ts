/** The server with other words in a copy of content. */
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { editFile, valueAt } from "../../setup/edit-content";
import { enquiryWords } from "../../setup/form-words";
import { copyContent } from "../../setup/content-copy";
import { postForm, postJson } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { startServer, type RunningServer } from "../support/server";

const content = copyContent();
const enquiryFile = "forms/contact-enquiry.json";
const at = (field: string) => enquiryWords.controls.findIndex(({ name }) => name === field);

function set(file: string, path: readonly (string | number)[], value: unknown) {
  editFile(join(content.dir, file), (whole) => {
    Reflect.set(Object(valueAt(whole, path.slice(0, -1))), path.at(-1) ?? "", value);
  });
}

let server: RunningServer;

beforeAll(async () => {
  set("forms/messages.json", ["limits", "tooLong"], "No more than {max} characters");
  set("forms/messages.json", ["limits", "severalLines"], "One line of plain text");
  const invalid = enquiryWords.textOf("phone").errors?.findIndex(({ when }) => when === "invalid");
  set(
    enquiryFile,
    ["controls", at("phone"), "errors", invalid ?? -1, "message"],
    "We need 10 digits",
  );
  set("company.json", ["language"], "ar");
  server = await startServer({ CONTENT_DIR: content.dir });
});
afterAll(() => {
  content.remove();
});

it("replies in the words and the language of the content, to scripts and as a page", async () => {
  const wrong = {
    ...enquiry,
    name: "a\nb",
    phone: "12",
    messages: "a".repeat(10_001),
  };
  const errors = {
    name: "One line of plain text",
    phone: "We need 10 digits",
    messages: "No more than 10000 characters",
  };
  const reply = await postJson(server.url, contactPath, wrong);
  expect(JSON.parse(reply.body)).toEqual({ errors });
  const { document } = new JSDOM((await postForm(server.url, contactPath, wrong)).body).window;
  expect(document.documentElement).toMatchObject({ lang: "ar", dir: "rtl" });
  for (const [name, message] of Object.entries(errors)) {
    expect(document.querySelector(`[role=alert] a[href="#${name}"]`)?.textContent).toBe(message);
    expect(document.getElementById(`${name}-error`)?.textContent).toBe(message);
  }
});

it("does not start when a message is missing", async () => {
  set(enquiryFile, ["controls", at("name"), "errors"], []);
  await expect(startServer({ CONTENT_DIR: content.dir })).rejects.toThrow(
    /contact-enquiry\.json .*the field "name" needs words for "required"/,
  );
});
