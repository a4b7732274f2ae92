import { asCsv, asList, asPage, toCsv } from "../../../src/commands/show-submissions";
import { appointment } from "../../server/support/samples";

it("quotes every cell and ends lines as the format asks", () => {
  const rows = [
    ["a", 'say "hi"'],
    ["1,2", "two\nlines"],
  ];
  expect(toCsv(rows)).toBe('"a","say ""hi"""\r\n"1,2","two\nlines"\r\n');
});

it.each([
  ...["=1+1", "+919876543210", "-2+3", "@SUM(A1)", "\t=1+1", "\r=1+1", "\n=1+1", "  =1+1"],
  ...["\u00a0=1+1", "\ufeff=1+1", "\uff1d1+1", "\uff0b1", "\uff0d1", "\uff20SUM(A1)"],
])("keeps %j from being run as a formula", (text) => {
  expect(toCsv([[text]])).toBe(`"'${text}"\r\n`);
});

it.each(["Asha", "a=b", "9876543210", "2026-12-01", "'quoted'", "", "a@b.example"])(
  "leaves %j as it is",
  (text) => {
    expect(toCsv([[text]])).toBe(`"${text}"\r\n`);
  },
);

it("begins with a byte-order mark, by which Excel knows the accents", () => {
  expect(asCsv([])).toMatch(/^\ufeff"id","receivedAt",/);
});

it("shows and exports nothing that drives the terminal or turns text around", () => {
  const submission = {
    id: "42",
    kind: "expert-appointment",
    receivedAt: "2026-12-01T10:00:00.000Z",
    suspect: [],
    fields: { ...appointment, name: "\u202eoaR\u001b ahsA", linkedIn: "\u001b[2Jin/asha\0" },
  };
  for (const shown of [
    asPage(submission, []),
    asCsv([submission]),
    asList([{ ...submission, deliveries: [] }]),
  ]) {
    for (const mark of ["\u001b", "\u202e", "\0"]) expect(shown).not.toContain(mark);
    expect(shown).toContain("oaR ahsA");
  }
  expect(asPage(submission, [])).toContain("linkedIn: [2Jin/asha\n");
});
