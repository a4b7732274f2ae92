import { looksAutomated } from "../../../server/forms/looks-automated";

const form = {
  honeypot: "",
  fields: { name: "Asha", messages: "See www.a.example and http://b.example" },
};
const withText = (messages: string) => ({ ...form, fields: { ...form.fields, messages } });

it.each([
  ["a filled-in honeypot", { ...form, honeypot: "x" }, 0],
  ["HTML", withText('<A href="http://c.example">cheap</A>'), 0],
  ["BBCode", withText("[url=http://d.example]cheap[/url]"), 0],
  ["three addresses", withText("https://www.e.example, www.f.example\nHTTP://g.example/?a"), 0],
  ["the fifth of a text", form, 4],
])("marks %s", (_what, suspect, times) => {
  expect(looksAutomated(suspect, times)).toBe(true);
});

it.each([
  ["two addresses", form, 0],
  [
    "two addresses in each of two fields",
    { ...form, fields: { a: "www.h.example www.i.example", b: "www.j.example" } },
    0,
  ],
  ["angle brackets", withText("a <b and [1] <aside>"), 0],
  ["the fourth of a text", form, 3],
])("does not mark %s", (_what, honest, times) => {
  expect(looksAutomated(honest, times)).toBe(false);
});
