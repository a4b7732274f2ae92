import { formTokenAge, issueFormToken, suspicions } from "../../../src/server/routes/form-token";

const start = Date.parse("2026-12-01T10:00:00Z");

it("knows how old a token is", () => {
  const token = issueFormToken("secret", start);
  expect(formTokenAge(token, "secret", start + 4_500)).toBe(4.5);
});

it.each([
  ["another secret's", issueFormToken("other", start)],
  ["one with its time changed", issueFormToken("secret", start).replace(/^./, "1")],
  ["one without its signature", issueFormToken("secret", start).split(".")[0] ?? ""],
  ["an empty one", ""],
  ["rubbish", "é.é"],
])("does not know %s", (_what, token) => {
  expect(formTokenAge(token, "secret", start)).toBeUndefined();
});

it("suspects nothing of a form without JavaScript, which can have no token", () => {
  const plain = { honeypot: "", token: undefined, isTokenExpected: false };
  expect(suspicions(plain, "secret", 3)).toEqual([]);
});

it("names every reason", () => {
  const machine = { honeypot: "x", token: issueFormToken("secret"), isTokenExpected: true };
  expect(suspicions(machine, "secret", 3)).toEqual([
    "hidden field filled in",
    "filled in too fast",
  ]);
});
