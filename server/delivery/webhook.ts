import { createHmac } from "node:crypto";
import { toExportedSubmission } from "../database/submission";
import { describeError } from "../describe-error";
import { BusyError, SubmissionRefusedError, type Sender } from "./sender";

/** The statuses with which a receiver refuses this submission. Any other error concerns every submission. */
const refusalStatuses = [400, 409, 413, 415, 422];

/** Posts each submission as JSON, signed as https://www.standardwebhooks.com specifies. The secret is "whsec_" and base64. */
export function createWebhookSender(webhookUrl: string, secret: string): Sender {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const { url, authorization } = splitLogin(webhookUrl);
  return {
    channel: "webhook",
    send: async (submission, signal) => {
      const body = JSON.stringify(toExportedSubmission(submission));
      const timestamp = Math.floor(Date.now() / 1000);
      const signed = `${submission.id}.${timestamp}.${body}`;
      const response = await fetch(url, {
        method: "POST",
        headers: {
          ...authorization,
          "Content-Type": "application/json",
          "webhook-id": submission.id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
        },
        body,
        // Following a redirect would send personal data to a host that nobody configured.
        redirect: "manual",
        signal,
      }).catch((error: unknown) => {
        throw new Error(describeError(error));
      });
      await response.body?.cancel();
      if (response.ok) return;
      const { status, headers } = response;
      if (status >= 300 && status < 400) {
        const target = formatTarget(headers.get("location"), url);
        throw new SubmissionRefusedError(
          `The webhook redirects to ${target} (${status}), which is not followed`,
        );
      }
      const reason = `The webhook replied with ${status}`;
      throw refusalStatuses.includes(status)
        ? new SubmissionRefusedError(reason)
        : new BusyError(reason, readRetryAfter(headers.get("retry-after")));
    },
  };
}

/** Reads Retry-After, which is seconds or a date, as milliseconds from now; 0 if it is neither. */
function readRetryAfter(value: string | null): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? 0 : wait;
}

/** Moves the name and password of a URL to a header, because `fetch` refuses such URLs. */
function splitLogin(webhookUrl: string): { url: URL; authorization: Record<string, string> } {
  const url = new URL(webhookUrl);
  const login = [url.username, url.password].map(decodeURIComponent).join(":");
  if (login === ":") return { url, authorization: {} };
  url.username = "";
  url.password = "";
  const Authorization = `Basic ${Buffer.from(login).toString("base64")}`;
  return { url, authorization: { Authorization } };
}

/** Formats the target of a redirect without its query, which may contain a key. */
function formatTarget(location: string | null, base: URL): string {
  if (location === null || !URL.canParse(location, base)) return "nowhere";
  const { origin, pathname } = new URL(location, base);
  return `${origin}${pathname}`;
}
