import { fillTemplate } from "../../../src/lib/fill-template";
import { readSubmission } from "../../../server/forms/read-submission";
import { serverForms } from "../../../server/forms/server-forms";
import { enquiry } from "../../setup/sample-submissions";

const [form] = serverForms;
const { limits } = form.messages;
const findErrors = (typed: object) => readSubmission(form, { ...enquiry, ...typed }).errors;

it("counts characters of any script, and a line break as one", () => {
  const longest = `${"🙂".repeat(9_998)}\r\n.`;
  expect(findErrors({ messages: longest })).toEqual({});
  const messages = fillTemplate(limits.tooLong, { max: "10000" });
  expect(findErrors({ messages: `${longest}.` })).toEqual({ messages });
});

it.each(["\r", "\n", "\r\n"])("refuses %j in a text of a single line only", (lineBreak) => {
  const typed = `a${lineBreak}b`;
  expect(findErrors({ name: typed, messages: typed })).toEqual({ name: limits.severalLines });
});
