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

describe("suspicions", () => {
  const signals = { honeypot: "", token: undefined, isTokenExpected: true };
  const check = { secret: "secret", minimumAge: 3, isFirstUse: () => true };
  const tokenOfAge = (seconds: number) => issueFormToken("secret", Date.now() - seconds * 1000);

  it("does not suspect a plain form, which cannot have a token", () => {
    expect(suspicions({ ...signals, isTokenExpected: false }, check)).toEqual([]);
  });

  it.each([
    ["a minute", 60, []],
    ["a second", 1, ["filled in too fast"]],
    ["almost a day", 86_300, []],
    ["over a day", 86_500, ["expired form token"]],
    ["minus an hour, because the clock was set back", -3600, []],
  ])("judges a token with the age of %s", (_what, seconds, reasons) => {
    expect(suspicions({ ...signals, token: tokenOfAge(seconds) }, check)).toEqual(reasons);
  });

  it("suspects a token that was used before", () => {
    const used = { ...check, isFirstUse: () => false };
    expect(suspicions({ ...signals, token: tokenOfAge(60) }, used)).toEqual([
      "form token used before",
    ]);
  });

  it("returns every reason", () => {
    expect(suspicions({ ...signals, honeypot: "x", token: tokenOfAge(0) }, check)).toEqual([
      "hidden field filled in",
      "filled in too fast",
    ]);
  });
});

it("issues a different token each time", () => {
  expect(issueFormToken("secret", start)).not.toBe(issueFormToken("secret", start));
});
