import { createHmac } from "node:crypto";
import { RefusedError, type Sender } from "./sender";

/** The URL that receives submissions, and the shared secret ("whsec_" followed by base64). */
export type WebhookOptions = { url: string; secret: string };

/** In milliseconds. */
const timeout = 15_000;

/** The statuses with which a receiver refuses one submission, as opposed to all of them. */
const contentRefusals = new Set([400, 409, 413, 415, 422]);

/**
 * Posts each submission as JSON, signed according to https://www.standardwebhooks.com. Retries carry the same
 * `webhook-id`, by which the receiver can recognise duplicates.
 */
export function webhookSender({ url, secret }: WebhookOptions): Sender {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return {
    channel: "webhook",
    concurrency: 4,
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
        // Following a redirect would send personal data to an address that nobody configured.
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      const { ok, status } = response;
      if (contentRefusals.has(status)) throw new RefusedError(true, `WebhookError ${status}`);
      if (!ok) throw new WebhookError(status);
    },
    close: () => undefined,
  };
}

/** The receiver replied with a status other than 2xx. */
class WebhookError extends Error {
  override name = "WebhookError";
  constructor(readonly responseCode: number) {
    super(`The webhook replied with status ${responseCode}`);
  }
}
