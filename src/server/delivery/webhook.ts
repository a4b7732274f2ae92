import { createHmac } from "node:crypto";
import type { Sender } from "./outbox";

/** Where submissions are posted to, and the shared secret ("whsec_" and base64). */
export type WebhookOptions = { url: string; secret: string };

const timeLimit = 15_000;

/**
 * Posts each submission as JSON, signed as https://www.standardwebhooks.com describes, so that any library
 * of that standard can verify it. `webhook-id` stays the same when a post is repeated.
 */
export function webhookSender({ url, secret }: WebhookOptions): Sender {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return {
    channel: "webhook",
    send: async (submission) => {
      const body = JSON.stringify(submission);
      const timestamp = Math.floor(Date.now() / 1000);
      const signature = createHmac("sha256", key)
        .update(`${submission.id}.${timestamp}.${body}`)
        .digest("base64");
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "webhook-id": submission.id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": `v1,${signature}`,
        },
        body,
        // A redirect would carry the visitor's data to an address nobody configured.
        redirect: "manual",
        signal: AbortSignal.timeout(timeLimit),
      });
      await response.body?.cancel();
      if (!response.ok) throw new WebhookRefused(response.status);
    },
    close: () => undefined,
  };
}

/** The other side answered with something other than 2xx. */
class WebhookRefused extends Error {
  override name = "WebhookRefused";
  constructor(readonly responseCode: number) {
    super(`The webhook answered ${responseCode}`);
  }
}
