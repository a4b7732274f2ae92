import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * A signed note of when a form was opened. The page fetches it when a visitor turns to the form, and sends
 * it back with the form, so that the server knows how long filling it in took without remembering anyone.
 */
export function issueFormToken(secret: string, now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${sign(time, secret)}`;
}

/** The seconds since a token was issued, or undefined when it was not issued by us. */
export function formTokenAge(token: string, secret: string, now = Date.now()): number | undefined {
  const [time = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(time, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return (now - Number.parseInt(time, 36)) / 1000;
}

/** What is known about how a form was filled in. */
export type Circumstances = {
  /** What stood in the field that people do not see. */
  honeypot: string;
  token: string | undefined;
  /** False for a form without JavaScript, and for another site's page: neither fetches a token. */
  isTokenExpected: boolean;
};

/**
 * The reasons to think that a machine filled in the form. They only mark the submission: a person with an
 * unusual browser must never lose a message.
 */
export function suspicions(
  { honeypot, token, isTokenExpected }: Circumstances,
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
