import nodemailer from "nodemailer";
import { formDefinitions } from "../../domain/forms";
import { printable } from "../printable";
import type { Submission } from "../store/store";
import type { Sender } from "./outbox";

/** The SMTP server's URL, the sender and the recipients. */
export type MailOptions = { url: string; from: string; to: readonly string[] };

/**
 * Sends each submission to the office as a plain-text mail that replies to the visitor. The Message-ID is
 * derived from the submission's id, so mail programs recognise a mail sent again after a broken connection.
 */
export function mailSender({ url, from, to }: MailOptions): Sender {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Mails contain visitors' text only, which must never make nodemailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    channel: "mail",
    send: async (submission) => {
      await transport.sendMail({
        from,
        to: [...to],
        replyTo: replyTo(submission),
        messageId: `<${submission.id}@${domain}>`,
        date: submission.receivedAt,
        subject: subjectOf(submission),
        text: bodyOf(submission),
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

function replyTo({ fields }: Submission): { name: string; address: string } {
  return { name: fields.name ?? "", address: fields.email ?? "" };
}

function subjectOf({ kind, suspect, fields }: Submission): string {
  const title = formDefinitions.find(({ name }) => name === kind)?.title ?? kind;
  return `${suspect.length > 0 ? "[suspect] " : ""}${title} from ${fields.name ?? ""}`;
}

/** Returns the text of the mail: every field of the submission, one a line. */
export function bodyOf({ id, receivedAt, suspect, fields }: Submission): string {
  const lines = Object.entries(fields).map(([name, text]) => `${name}: ${printable(text)}`);
  if (suspect.length > 0) lines.push("", `This may come from a machine: ${suspect.join(", ")}`);
  return [...lines, "", `Received ${receivedAt}, number ${id}`, ""].join("\n");
}
