import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A token that is older than this, in seconds, no longer counts. Tabs are often left open overnight. */
const longestAge = 24 * 60 * 60;

/**
 * A signed timestamp, made unique by a random part. The page fetches it when the visitor first focuses a form
 * and submits it with the form, so the server can tell how long filling it in took.
 */
export function issueFormToken(secret: string, now = Date.now()): string {
  const content = `${now.toString(36)}~${randomBytes(9).toString("base64url")}`;
  return `${content}.${sign(content, secret)}`;
}

/** The token's age in seconds, or undefined if its signature is invalid. */
export function formTokenAge(token: string, secret: string, now = Date.now()): number | undefined {
  const [content = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(content, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return (now - Number.parseInt(content, 36)) / 1000;
}

/** What a request shows about whether a person filled in the form. */
export type BotSignals = {
  /** The value of the field that is hidden from people. */
  honeypot: string;
  token: string | undefined;
  /** False where no script of ours runs: plain forms, and pages of other sites. */
  isTokenExpected: boolean;
};

export type TokenCheck = {
  secret: string;
  /** In seconds. */
  minimumAge: number;
  /** Returns whether this is the token's first submission, or a repeat of it. Called for valid tokens only. */
  isFirstUse: () => boolean;
};

/**
 * The reasons to suspect a bot. A suspect submission is only marked, never rejected: a person with an unusual
 * browser, or with a tab opened the day before, must not lose a message.
 */
export function suspicions(
  { honeypot, token, isTokenExpected }: BotSignals,
  check: TokenCheck,
): string[] {
  const reasons: string[] = [];
  if (honeypot !== "") reasons.push("hidden field filled in");
  if (token !== undefined) reasons.push(...tokenProblems(token, check));
  else if (isTokenExpected) reasons.push("no form token");
  return reasons;
}

function tokenProblems(token: string, { secret, minimumAge, isFirstUse }: TokenCheck): string[] {
  const age = formTokenAge(token, secret);
  if (age === undefined) return ["forged form token"];
  if (!isFirstUse()) return ["form token used before"];
  if (age > longestAge) return ["expired form token"];
  // A token from the future shows a clock that was set back, which says nothing about the visitor.
  return age >= 0 && age < minimumAge ? ["filled in too fast"] : [];
}

function sign(content: string, secret: string): string {
  return createHmac("sha256", secret).update(`form-token ${content}`).digest("base64url");
}
