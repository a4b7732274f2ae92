import { formTokenAge, issueFormToken, suspicions } from "../../../src/server/routes/form-token";

const start = Date.parse("2026-12-01T10:00:00Z");

it("returns the age of a token in seconds", () => {
  const token = issueFormToken("secret", start);
  expect(formTokenAge(token, "secret", start + 4_500)).toBe(4.5);
});

it.each([
  ["a token signed with another secret", issueFormToken("other", start)],
  ["a token with a changed time", issueFormToken("secret", start).replace(/^./, "1")],
  ["a token without its signature", issueFormToken("secret", start).split(".")[0] ?? ""],
  ["an empty token", ""],
  ["garbage", "é.é"],
])("rejects %s", (_what, token) => {
  expect(formTokenAge(token, "secret", start)).toBeUndefined();
});

it("does not suspect a plain form, which cannot have a token", () => {
  const plain = { honeypot: "", token: undefined, isTokenExpected: false };
  expect(suspicions(plain, "secret", 3)).toEqual([]);
});

it("returns every reason", () => {
  const machine = { honeypot: "x", token: issueFormToken("secret"), isTokenExpected: true };
  expect(suspicions(machine, "secret", 3)).toEqual([
    "hidden field filled in",
    "filled in too fast",
  ]);
});
