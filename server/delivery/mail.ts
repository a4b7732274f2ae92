import nodemailer from "nodemailer";
import { cleanLine, cleanText } from "../../src/domain/clean-text";
import { isMailbox } from "../../src/domain/email-address";
import { fillTemplate } from "../../src/lib/fill-template";
import { type ServerForm, serverForms } from "../forms/server-forms";
import { isLoopback } from "../is-loopback";
import type { Submission } from "../database/submission";
import { formatOfficeTime } from "../office-time";
import type { NamedAddress } from "./named-address";
import { maxConcurrent, SubmissionRefusedError, type Sender } from "./sender";
import { toDeliveryError } from "./smtp-reply";

/** The longest name in a header, in characters. A line of a mail must not exceed 998 bytes. */
const longestName = 100;

/** Returns nodemailer's options for an SMTP URL. The connection must be encrypted, except to this machine or with `?tls=off`. */
export function toSmtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const isPlainAllowed = url.searchParams.get("tls") === "off" || isLoopback(url.hostname);
  url.searchParams.delete("tls");
  return {
    url: url.href,
    requireTLS: url.protocol === "smtp:" && !isPlainAllowed,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A visitor's text must never make nodemailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Creates a sender for each recipient, so that one who cannot be reached does not hold up the others. */
export function createMailSenders(
  url: string,
  from: NamedAddress,
  recipients: readonly NamedAddress[],
): Sender[] {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const transport = nodemailer.createTransport({
    name: domain,
    ...toSmtpOptions(url),
    pool: true,
    maxConnections: maxConcurrent,
    // The outbox retries.
    maxRequeues: 0,
  });
  return recipients.map((recipient) => ({
    channel: `mail:${recipient.address}`,
    send: async (submission, signal) => {
      const { email = "", name = "" } = submission.fields;
      const form = serverForms.find(({ definition }) => definition.name === submission.form);
      if (form === undefined)
        throw new SubmissionRefusedError(`There is no form ${submission.form}`);
      const sending = transport.sendMail({
        from: { name: formatHeaderName(from.name || form.company.name), address: from.address },
        to: [...recipients],
        envelope: { from: from.address, to: [recipient.address] },
        ...(isMailbox(email) && { replyTo: { name: formatHeaderName(name), address: email } }),
        messageId: `<${submission.id}@${domain}>`,
        subject: formatSubject(submission, form),
        text: formatBody(submission, form),
        encoding: "quoted-printable",
        signal,
      });
      await sending.catch((error: unknown) => {
        throw toDeliveryError(error);
      });
    },
    close: () => {
      transport.close();
    },
  }));
}

function formatSubject(
  { looksAutomated, fields }: Submission,
  { text, messages }: ServerForm,
): string {
  const subject = fillTemplate(text.mailSubject, { name: formatHeaderName(fields.name ?? "") });
  return looksAutomated ? `${messages.mail.suspect} ${subject}` : subject;
}

/** Shortens a name for a header. The text of the mail has the whole name. */
function formatHeaderName(name: string): string {
  const short = Array.from(cleanLine(name)).slice(0, longestName).join("");
  // Mail programs decode `=?...?=`, even in quotes. With a character beyond ASCII, here a blank, nodemailer encodes the name.
  return short.includes("=?") ? `${short}\u00a0` : short;
}

/** Formats the text of the mail: a line for each field, with its label and that of its choice. */
export function formatBody(
  { id, receivedAt, looksAutomated, fields }: Submission,
  form: ServerForm,
): string {
  const { mail } = form.messages;
  const lines = Object.entries(fields).map(([name, text]) => {
    const control = form.text.controls.find((each) => each.name === name);
    // Without a note to the visitor, such as "(optional)", and the end of a question.
    const label = (control?.label ?? name)
      .replace(/\s*\([^()]*\)$/, "")
      .replace(/[\s?:？：؟]+$/u, "");
    const choice = control?.options?.find(({ value }) => value === text);
    return `${label}: ${cleanText(choice?.label ?? text)}`;
  });
  const { email = "" } = fields;
  if (!isMailbox(email)) lines.push("", fillTemplate(mail.noReply, { email }));
  if (looksAutomated) lines.push("", mail.suspicion);
  lines.push(
    "",
    fillTemplate(mail.received, { time: formatOfficeTime(receivedAt), number: id }),
    "",
  );
  return lines.join("\n");
}
