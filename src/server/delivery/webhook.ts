import { createHmac } from "node:crypto";
import { DeliveryError, type Sender } from "./sender";

/** In milliseconds. */
const timeout = 15_000;

/** The statuses with which a receiver refuses one submission, as opposed to all of them. */
const contentRefusals = [400, 409, 413, 415, 422];

/** Posts each submission as JSON, signed as https://www.standardwebhooks.com says with a secret of "whsec_" and base64. */
export function webhookSender(url: string, secret: string): Sender {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return {
    channel: "webhook",
    // The receiver recognises a copy by its webhook-id, so a lost reply is a failure like any other.
    mostCopies: Infinity,
    send: async (submission, signal) => {
      const body = JSON.stringify(submission);
      const timestamp = Math.floor(Date.now() / 1000);
      const signed = `${submission.id}.${timestamp}.${body}`;
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "webhook-id": submission.id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
        },
        body,
        // Following a redirect would send personal data to an address that nobody configured.
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const outcome = contentRefusals.includes(response.status) ? "refused for good" : "failed";
      throw new DeliveryError(outcome, `WebhookError ${response.status}`);
    },
  };
}
