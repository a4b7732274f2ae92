import nodemailer from "nodemailer";
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
        subject: subject(submission),
        text: body(submission),
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

function replyTo({ fields }: Submission): { name: string; address: string } {
  return { name: fields.name ?? "", address: fields.email ?? "" };
}

function subject({ kind, suspect, fields }: Submission): string {
  const what = kind === "contact-enquiry" ? "Contact enquiry" : "Expert appointment";
  return `${suspect.length > 0 ? "[suspect] " : ""}${what} from ${fields.name ?? ""}`;
}

function body({ id, receivedAt, suspect, fields }: Submission): string {
  const lines = Object.entries(fields).map(([field, text]) => `${field}: ${text}`);
  if (suspect.length > 0) lines.push("", `This may come from a machine: ${suspect.join(", ")}`);
  return [...lines, "", `Received ${receivedAt}, number ${id}`, ""].join("\n");
}
