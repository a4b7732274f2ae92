import { DeliveryError, reasonOf } from "./sender";

type Refusal = Error & { responseCode?: number | undefined; recipient?: string | undefined };

/**
 * Tells what a failed try concerns. Everything before a mail's content is the same for every mail, so a refusal there
 * concerns the channel. Only what its content caused, or some of its recipients, becomes a DeliveryError about this mail.
 * @param isHandedOver whether the server had agreed to take the content
 * @param isPartlyDone whether the server has taken this mail for another recipient
 */
export function toFailure(error: unknown, isHandedOver: boolean, isPartlyDone: boolean): unknown {
  if (!(error instanceof Error && "responseCode" in error)) {
    return isHandedOver ? new DeliveryError("unknown", reasonOf(error)) : error;
  }
  if (isAboutContent(error)) return new DeliveryError(outcomeOf(error), reasonOf(error));
  if (!("rejectedErrors" in error && Array.isArray(error.rejectedErrors))) return error;
  const refusal = refusedRecipients(error.rejectedErrors, []);
  return isPartlyDone ? refusal : new DeliveryError("failed", refusal.message);
}

/** The failure of a mail that its server took for other recipients only. */
export function refusedRecipients(refusals: readonly Refusal[], reached: readonly string[]) {
  // One that may be taken later keeps all in the queue.
  const first = refusals.find((one) => outcomeOf(one) === "refused") ?? refusals[0];
  const names = refusals.map(({ recipient, responseCode }) => `${recipient} (${responseCode})`);
  return new DeliveryError(outcomeOf(first), `refused for ${names.join(" and ")}`, reached);
}

function outcomeOf(error: { responseCode?: unknown } = {}) {
  return Number(error.responseCode) >= 500 ? "refused for good" : "refused";
}

/** What only a mail's content causes. Filters name it; refusals of the account, which can have the code 5.7 too, do not. */
const namesContent = /spam|unsolicited|junk|virus|malware|phish|content|attachment|malformed/i;

/** Many relays read the whole mail before they refuse the account, the sender or a quota, so a refusal must name the content. */
function isAboutContent(error: Error & { responseCode: unknown }): boolean {
  if (!("code" in error && error.code === "EMESSAGE" && "response" in error)) return false;
  const reply = String(error.response);
  // RFC 3463: 6 is content, 7 is policy, and the rest addresses, mailboxes, the system, the network and the protocol.
  const [, subject = "", detail = ""] = /^\d{3}[ -]\d\.(\d+)\.(\d+)/.exec(reply) ?? [];
  if (subject === "6") return true;
  if (subject !== "" && subject !== "7") return false;
  // The server closes, or there is no room. Others that ask to wait, such as greylisting, take other mails meanwhile.
  if (Number(error.responseCode) < 500) return ![421, 452].includes(Number(error.responseCode));
  // The further details of policy are those of senders and accounts.
  return Number(detail) <= 1 && namesContent.test(reply);
}
