import { mailboxOf } from "../../../src/server/delivery/mailbox";

it.each([
  ["asha@example.com", "asha@example.com"],
  ["asha+site.o'neil@mail.example.com", "asha+site.o'neil@mail.example.com"],
  ["office@localhost", "office@localhost"],
  ["asha@ü.de", "asha@xn--tda.de"],
])("takes %s as %s", (text, mailbox) => {
  expect(mailboxOf(text)).toBe(mailbox);
});

it.each([
  "x@y.zz>,<q",
  "x@y.zz>,<q@evil.test",
  "a@b.cc,d@e.ff",
  "a@b.cc;d@e.ff",
  "a@b.cc d@e.ff",
  "group:a@b.cc;",
  "Asha <a@b.cc>",
  "<a@b.cc>",
  "a(comment)@b.cc",
  '"a b"@c.dd',
  "a@b@c.dd",
  "a@[127.0.0.1]",
  "a@b.cc\r\nBcc: d@e.ff",
  "a@b.cc\0",
  "jürgen@example.com",
  "a@\u2028.cc",
  "a@xn--\u00fc.de",
  "asha",
  "@b.cc",
  "",
])("does not take %j", (text) => {
  expect(mailboxOf(text)).toBeUndefined();
});
