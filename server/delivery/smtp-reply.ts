import { z } from "zod";
import { describeError } from "../describe-error";
import { SubmissionRefusedError } from "./sender";

/** What nodemailer says of a reply that was no success. */
const smtpErrorReply = z.object({
  code: z.string(),
  command: z.string(),
  response: z.string(),
  responseCode: z.number(),
});

/** A relay that knows the account too late to refuse its login (RFC 3463: 5.7.1 is a right that it lacks). */
const accountPattern = /^\d{3}[ -]5\.7\.|relay/i;

/** Says more than a reply's three digits, such as 5.7.139 for a login whose passwords are switched off (RFC 3463). */
const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/** What the server refused, by the command that it replied to. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/^AUTH/, "the login"],
  [/^MAIL/, "the sender"],
  [/^RCPT/, "the recipient"],
  [/^DATA/, "the mail"],
];

/**
 * Tells what a failed try concerns: a SubmissionRefused is about this mail or its recipient, any other error about every mail. Only
 * what is refused for good after the recipient was named is about this one: before, it would be the same for all.
 */
export function toDeliveryError(error: unknown): Error {
  const { data: reply } = smtpErrorReply.safeParse(error);
  if (reply === undefined) return new Error(describeError(error));
  const { code, command, response, responseCode } = reply;
  const [, subject = "the connection"] = subjects.find(([words]) => words.test(command)) ?? [];
  const [, detail] = enhancedCode.exec(response) ?? [];
  const codes = [responseCode, detail].filter((each) => each !== undefined).join(" ");
  const reason = `The mail server refused ${subject} (${codes})`;
  const isAboutMail =
    code === "EMESSAGE" || (command === "RCPT TO" && !accountPattern.test(response));
  return isAboutMail && responseCode >= 500
    ? new SubmissionRefusedError(reason)
    : new Error(reason);
}
