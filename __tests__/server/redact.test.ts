import { redact } from "../../src/server/redact";

it.each([
  ["postgres://conaas:secret@db.example/site", "postgres://***@db.example/site"],
  ["postgres://conaas:p@ss:w/rd@db.example/site", "postgres://***@db.example/site"],
  [
    "postgres://db.example/site?user=a&password=secret",
    "postgres://db.example/site?user=a&password=***",
  ],
  [
    "cannot connect to smtps://a%40b:secret@mail.example:465.",
    "cannot connect to smtps://***@mail.example:465.",
  ],
  ['{"a":"libsql://:secret@h","b":"x@y.example"}', '{"a":"libsql://***@h","b":"x@y.example"}'],
  ["https://example.com/path", "https://example.com/path"],
  ["mail for hello@conaas.example", "mail for hello@conaas.example"],
])("turns %s into %s", (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});
