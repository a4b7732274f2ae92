import { asCsv, asPage } from "../../../src/commands/submissions/show";
import { appointment } from "../../server/support/samples";

const submission = {
  id: "42",
  kind: "expert-appointment",
  receivedAt: "2026-12-01T10:00:00.000Z",
  suspect: [],
  fields: { ...appointment, linkedIn: "\u001b[2Jin/asha\0" },
};

it("shows no control characters, which could drive the terminal", () => {
  expect(asPage(submission, [])).toContain("linkedIn: \ufffd[2Jin/asha\ufffd\n");
});

it("exports no control characters to spreadsheets", () => {
  expect(asCsv([submission])).toContain('"\ufffd[2Jin/asha\ufffd"');
});
