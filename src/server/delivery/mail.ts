import nodemailer from "nodemailer";
import { formDefinitions } from "../../domain/forms";
import { printable } from "../printable";
import type { Submission } from "../store/store";
import { mailboxOf } from "./mailbox";
import { RefusedError, type Sender } from "./sender";
import { smtpOptions } from "./smtp-options";

/** The SMTP server's URL, the sender and the recipients. */
export type MailOptions = { url: string; from: string; to: readonly string[] };

/** How many connections to the mail server are open at a time. */
const connections = 10;

/**
 * Sends each submission to the office as a plain-text mail that replies to the visitor. The Message-ID is
 * derived from the submission's id, so mail programs recognise a mail sent again after a broken connection.
 */
export function mailSender({ url, ...addresses }: MailOptions): Sender {
  const from = mailboxOf(addresses.from) ?? addresses.from;
  const to = addresses.to.map((address) => mailboxOf(address) ?? address);
  const transport = nodemailer.createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: connections,
    // Sending again is the outbox's task. The pool would do it even if the mail may have arrived.
    maxRequeues: 0,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    channel: "mail",
    concurrency: connections,
    send: async (submission) => {
      const { email = "", name = "" } = submission.fields;
      const address = mailboxOf(email);
      try {
        await transport.sendMail({
          from,
          to,
          ...(address !== undefined && { replyTo: { name, address } }),
          messageId: `<${submission.id}@${domain}>`,
          date: submission.receivedAt,
          subject: subjectOf(submission),
          text: bodyOf(submission),
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw toRefusal(error) ?? error;
      }
    },
    close: () => {
      transport.close();
    },
  };
}

/** A reply to this mail's recipients or content, as opposed to a failure to connect or sign in. */
function toRefusal(error: unknown): RefusedError | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error))
    return undefined;
  const { code, responseCode } = error;
  if ((code !== "EENVELOPE" && code !== "EMESSAGE") || typeof responseCode !== "number") {
    return undefined;
  }
  return new RefusedError(responseCode >= 500, `${code} ${responseCode}`);
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
