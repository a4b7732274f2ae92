import { SMTPServer } from "smtp-server";
import { atEnd } from "./cleanup";

/** A mail server on loopback that collects mails. */
export type MailServer = {
  mails: string[];
  /** Makes the server reject mails that contain a text with this SMTP status, or none if undefined. */
  rejectWith: (status: number | undefined, text?: string) => void;
  /** The largest number of mails that it has received at the same time. */
  mostAtOnce: () => number;
  stop: () => Promise<void>;
};

/**
 * Starts a mail server without authentication or encryption.
 * @param delay how long it takes to accept a mail, in milliseconds
 */
export async function startMailServer(port: number, delay = 0): Promise<MailServer> {
  const mails: string[] = [];
  let status: number | undefined;
  let rejectedText = "";
  let open = 0;
  let mostAtOnce = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const mail = Buffer.concat(parts).toString("utf8");
        if (status !== undefined && mail.includes(rejectedText)) {
          done(Object.assign(new Error("Not now"), { responseCode: status }));
          return;
        }
        mails.push(mail);
        mostAtOnce = Math.max(mostAtOnce, ++open);
        setTimeout(() => {
          open--;
          done();
        }, delay);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= new Promise((resolve) => server.close(resolve)));
  atEnd(stop);
  return {
    mails,
    mostAtOnce: () => mostAtOnce,
    rejectWith: (code, text = "") => {
      status = code;
      rejectedText = text;
    },
    stop,
  };
}

/** The value of a header, with folded lines joined. */
export function headerOf(mail: string, name: string): string | undefined {
  const head = mail.split("\r\n\r\n", 1)[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";
  return new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1];
}
