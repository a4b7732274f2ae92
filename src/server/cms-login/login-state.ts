import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** How long a login may take from the click to GitHub's reply, in seconds. */
export const longestLogin = 600;

/**
 * The states of logins, by which GitHub's reply is recognised (RFC 6749, 10.12).
 * @param secret of the OAuth app, from which the key of the signatures is derived
 */
export function createLoginStates(secret: string) {
  const key = createHmac("sha256", secret).update("states of logins to the CMS").digest();
  const sign = (text: string) => createHmac("sha256", key).update(text).digest();
  /** Accepted states, each with its time in milliseconds; the oldest first. */
  const used = new Map<string, number>();

  return {
    /** Returns a new, signed state. */
    issue: (): string => {
      const content = `${Date.now().toString(36)}.${randomBytes(32).toString("base64url")}`;
      return `${content}.${sign(content).toString("base64url")}`;
    },
    /** Whether a state was issued here to the browser that has it as its cookie, is recent, and is accepted for the first time. */
    accept: (given: unknown, cookie = ""): boolean => {
      const [time = "", random = "", text = ""] = cookie.split(".");
      const signature = Buffer.from(text, "base64url");
      const content = `${time}.${random}`;
      const expected = sign(content);
      if (given !== cookie || signature.length !== expected.length) return false;
      if (!timingSafeEqual(signature, expected)) return false;
      const oldest = Date.now() - longestLogin * 1000;
      const issued = Number.parseInt(time, 36);
      for (const [state, at] of used) if (at < oldest) used.delete(state);
      if (issued < oldest || used.has(content)) return false;
      used.set(content, issued);
      return true;
    },
  };
}
