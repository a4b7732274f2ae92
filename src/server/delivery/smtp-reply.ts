import { DeliveryError, reasonOf } from "./sender";

type Refusal = Error & {
  responseCode?: number | undefined;
  response?: string | undefined;
  recipient?: string | undefined;
};

/**
 * Tells what a failed try concerns. Everything before a mail's content is the same for every mail: a refusal there, of
 * login, sender, quota or all recipients, concerns the channel. Only what its content caused, or some of its recipients,
 * becomes a DeliveryError about this one mail.
 * @param error what nodemailer threw
 * @param isHandedOver whether the server had agreed to take the content
 * @param isPartlyDone whether the server has taken this mail for another recipient
 */
export function toFailure(error: unknown, isHandedOver: boolean, isPartlyDone: boolean): unknown {
  if (!(error instanceof Error && "responseCode" in error)) {
    return isHandedOver ? new DeliveryError("unknown", reasonOf(error)) : error;
  }
  if (isAboutContent(error)) return new DeliveryError(outcomeOf(error), reasonOf(error));
  const rejectedErrors = "rejectedErrors" in error ? error.rejectedErrors : undefined;
  if (!isPartlyDone || !Array.isArray(rejectedErrors)) return error;
  return refusedRecipients(rejectedErrors, []);
}

/** The failure of a mail that its server took for other recipients only. */
export function refusedRecipients(
  refusals: readonly Refusal[],
  reached: readonly string[],
): DeliveryError {
  // One that may be taken later keeps all in the queue.
  const first = refusals.find((one) => outcomeOf(one) === "refused") ?? refusals[0];
  const names = refusals.map(({ recipient, responseCode }) => `${recipient} (${responseCode})`);
  return new DeliveryError(outcomeOf(first), `refused for ${names.join(" and ")}`, reached);
}

function outcomeOf(error: { responseCode?: unknown } = {}) {
  return Number(error.responseCode) >= 500 ? "refused for good" : "refused";
}

/** Some servers read the whole mail before they refuse for another reason, which they name (RFC 3463). */
function isAboutContent(error: Error & { responseCode: unknown }): boolean {
  if (!("code" in error && error.code === "EMESSAGE" && "response" in error)) return false;
  // The server closes, or there is no room: neither is any mail's fault.
  if ([421, 452, 552].includes(Number(error.responseCode))) return false;
  // Its subjects are addresses, mailboxes, the system, the network and the protocol; 6 is content, 7 is policy.
  return !/^\d{3}[ -]\d\.[1-5]\./.test(String(error.response));
}
