import { toCsv } from "../../../src/commands/submissions/csv";

it("quotes every cell and ends lines as the format asks", () => {
  expect(
    toCsv([
      ["a", 'say "hi"'],
      ["1,2", "two\nlines"],
    ]),
  ).toBe('"a","say ""hi"""\r\n"1,2","two\nlines"\r\n');
});

it.each([
  '=HYPERLINK("http://evil.example")',
  "=1+1",
  "+919876543210",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "  =1+1",
  "\u00a0=1+1",
  "\ufeff=1+1",
  "\uff1d1+1",
  "\uff0b1",
  "\uff0d1",
  "\uff20SUM(A1)",
])("keeps %j from being run as a formula", (text) => {
  expect(toCsv([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
});

it.each(["Asha", "a=b", "9876543210", "2026-12-01", "'quoted'", "", "a@b.example"])(
  "leaves %j as it is",
  (text) => {
    expect(toCsv([[text]])).toBe(`"${text}"\r\n`);
  },
);
