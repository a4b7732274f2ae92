import { z } from "zod";
import { describeError } from "../describe-error";
import { SubmissionRefusedError } from "./sender";

/** nodemailer's error for a reply of the mail server other than success. */
const smtpErrorReply = z.object({
  code: z.string(),
  command: z.string(),
  response: z.string(),
  responseCode: z.number(),
});

/** Replies to a recipient that concern the account instead: it may not send (5.7.x in RFC 3463) or relay, to anyone. */
const accountPattern = /^\d{3}[ -]5\.7\.|relay/i;

/** The enhanced status code of a reply (RFC 3463), such as 5.7.139 where logins by password are disabled. */
const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/** What the server refused, by the SMTP command that it replied to. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/^AUTH/, "the login"],
  [/^MAIL/, "the sender"],
  [/^RCPT/, "the recipient"],
  [/^DATA/, "the mail"],
];

/**
 * Converts an error of nodemailer to a SubmissionRefusedError if it concerns this mail or its recipient, and to a plain Error if it
 * would concern every mail. Only a permanent reply to the recipient or the content concerns this mail; earlier commands are the
 * same for all.
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
