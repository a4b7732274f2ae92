import { z } from "zod";
import { reasonOf } from "./reasons";
import { Refusal } from "./sender";

/** What nodemailer says of a reply that was no success. */
const refusedReply = z.object({
  code: z.string(),
  command: z.string(),
  response: z.string(),
  responseCode: z.number(),
});

type Reply = z.infer<typeof refusedReply>;

/** What the server refused, by the command that it replied to. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/^AUTH/, "the login"],
  [/^MAIL/, "the sender"],
  [/^RCPT/, "the recipient"],
  [/^DATA/, "the mail"],
];

/**
 * Tells what a failed try concerns: a Refusal is about this mail or its recipient, any other error about every mail. What
 * the server refuses before it knows the recipient is the same for all.
 */
export function toFailure(error: unknown): Error {
  const { data: reply } = refusedReply.safeParse(error);
  if (reply === undefined) return new Error(reasonOf(error));
  const [, subject = "the connection"] =
    subjects.find(([command]) => command.test(reply.command)) ?? [];
  const reason = `The mail server refused ${subject} (${reply.responseCode})`;
  const isRefusal = reply.code === "EMESSAGE" ? isAboutContent(reply) : isAboutRecipient(reply);
  return isRefusal ? new Refusal(reply.responseCode >= 500, reason) : new Error(reason);
}

/** Policy (RFC 3463: 5.7) and relaying are rights of the account. What is asked to wait is retried like the channel. */
function isAboutRecipient({ command, response, responseCode }: Reply): boolean {
  return command === "RCPT TO" && responseCode >= 500 && !/^\d+[ -]5\.7\.|relay/i.test(response);
}

/** What only a mail's content causes. Filters name it; refusals of the account, which can have the code 5.7 too, do not. */
const namesContent = /spam|unsolicited|junk|virus|malware|phish|content|attachment|malformed/i;

/** Many relays read the whole mail before they refuse the account, the sender or a quota, so a refusal must name the content. */
function isAboutContent({ response, responseCode }: Reply): boolean {
  // RFC 3463: 6 is content, 7 is policy, and the rest addresses, mailboxes, the system, the network and the protocol.
  const [, subject = "", detail = ""] = /^\d{3}[ -]\d\.(\d+)\.(\d+)/.exec(response) ?? [];
  if (subject === "6") return true;
  if (subject !== "" && subject !== "7") return false;
  // The server closes, or there is no room. Others that ask to wait, such as greylisting, take other mails meanwhile.
  if (responseCode < 500) return ![421, 452].includes(responseCode);
  // The further details of policy are those of senders and accounts.
  return Number(detail) <= 1 && namesContent.test(response);
}
