/** The window of a login to the CMS, once GitHub has given a token. */
import { createHash } from "node:crypto";

/** Decap CMS (3.16) replies to the first message, and closes the window after the second. */
const script = `(() => {
  const { origin, token } = document.body.dataset;
  if (!window.opener) return;
  addEventListener("message", (event) => {
    if (event.origin !== origin || event.source !== window.opener) return;
    const login = JSON.stringify({ token, provider: "github" });
    window.opener.postMessage("authorization:github:success:" + login, origin);
  });
  window.opener.postMessage("authorizing:github", origin);
})();`;

export const cmsLoginPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Hands the token to the site's own pages, of this origin.
 * @param token without characters that HTML needs escaped
 */
export function cmsLoginPage(origin: string, token: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Logging in</title></head><body data-origin="${origin}" data-token="${token}"><p>Logging in…</p><script>${script}</script></body></html>
`;
}
