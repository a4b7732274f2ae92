import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * A signed timestamp. The page fetches it when the visitor first focuses a form and submits it with the
 * form, so the server can tell how long filling it in took without storing anything.
 */
export function issueFormToken(secret: string, now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${sign(time, secret)}`;
}

/** The token's age in seconds, or undefined if its signature is invalid. */
export function formTokenAge(token: string, secret: string, now = Date.now()): number | undefined {
  const [time = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(time, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return (now - Number.parseInt(time, 36)) / 1000;
}

/** What a request shows about whether a person filled in the form. */
export type BotSignals = {
  /** The value of the field that is hidden from people. */
  honeypot: string;
  token: string | undefined;
  /** False where no script of ours runs: plain forms, and pages of other sites. */
  isTokenExpected: boolean;
};

/**
 * The reasons to suspect a bot. A suspect submission is only marked, never rejected: a person with an unusual
 * browser must not lose a message.
 */
export function suspicions(
  { honeypot, token, isTokenExpected }: BotSignals,
  secret: string,
  minimumSeconds: number,
): string[] {
  const reasons: string[] = [];
  if (honeypot !== "") reasons.push("hidden field filled in");
  if (token !== undefined) {
    const age = formTokenAge(token, secret);
    if (age === undefined) reasons.push("forged form token");
    else if (age < minimumSeconds) reasons.push("filled in too fast");
  } else if (isTokenExpected) {
    reasons.push("no form token");
  }
  return reasons;
}

function sign(time: string, secret: string): string {
  return createHmac("sha256", secret).update(`form-token ${time}`).digest("base64url");
}
