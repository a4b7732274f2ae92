import { bodyOf } from "../../../src/server/delivery/mail";
import { appointment } from "../support/samples";

const submission = {
  id: "42",
  kind: "expert-appointment",
  receivedAt: "2026-12-01T10:00:00.000Z",
  suspect: [],
  fields: { ...appointment, linkedIn: "in/\0asha\u001b" },
};

it("has a line for every field, without control characters", () => {
  expect(bodyOf(submission)).toBe(`date: 2026-12-01
time: 30 Min
service: Human Resources
name: Asha Rao
email: asha@example.com
phone: +919876543210
linkedIn: in/\ufffdasha\ufffd

Received 2026-12-01T10:00:00.000Z, number 42
`);
});

it("says why a submission is suspect", () => {
  expect(bodyOf({ ...submission, suspect: ["filled in too fast"] })).toContain(
    "This may come from a machine: filled in too fast\n",
  );
});
