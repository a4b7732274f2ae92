import { createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { atEnd } from "./cleanup";
import { until } from "./wait";

/** What follows a mail's last byte: 250 after so many milliseconds, another status, silence, or the end. */
export type Fate = { delay: number } | { status: number } | "hang" | "close";

/** A mail server on loopback that collects mails, without authentication or encryption. */
export type MailServer = {
  /** The settings with which a server mails to it. */
  settings: { SMTP_URL: string; NOTIFY_TO: string };
  /** The mails that it did not reject. */
  mails: string[];
  /** Decides what follows from now on. */
  treat: (fateOf: (mail: string) => Fate) => void;
  /** The largest number of mails that it has received at the same time. */
  mostAtOnce: () => number;
};

/** The settings with which a server mails to this port of loopback. */
export function mailTo(port: number) {
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_TO: "office@conaas.example" };
}

/** @param delay how long it takes to accept a mail, in milliseconds */
export async function startMailServer(delay = 0, port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const sockets = new Map<number, Socket>();
  let fateOf: (mail: string) => Fate = () => ({ delay });
  let open = 0;
  let mostAtOnce = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    closeTimeout: 100,
    socketTimeout: 3_600_000,
    onData(stream, { remotePort }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const mail = Buffer.concat(parts).toString("utf8");
        const fate = fateOf(mail);
        if (typeof fate === "object" && "status" in fate) {
          done(Object.assign(new Error("Content refused"), { responseCode: fate.status }));
          return;
        }
        mails.push(mail);
        if (fate === "close") sockets.get(remotePort)?.destroy();
        if (typeof fate === "string") return;
        mostAtOnce = Math.max(mostAtOnce, ++open);
        setTimeout(() => {
          open--;
          done();
        }, fate.delay);
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => sockets.set(socket.remotePort ?? 0, socket));
  server.listen(port, "127.0.0.1");
  await until("the mail server listens", () => server.server.listening);
  atEnd(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  return {
    settings: mailTo(typeof address === "object" ? (address?.port ?? 0) : 0),
    mails,
    treat: (decide) => {
      fateOf = decide;
    },
    mostAtOnce: () => mostAtOnce,
  };
}

/** A server that says nothing but a greeting, and the same after each `EHLO`, and `502` after anything else. */
export async function startBareServer(host = "127.0.0.1", greeting = "", hello = "") {
  let received = "";
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    atEnd(() => socket.destroy());
    socket.write(greeting);
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      received += part.toString();
      if (hello !== "") socket.write(part.toString().startsWith("EHLO") ? hello : "502 no\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  atEnd(() => server.close());
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { port, received: () => received, connections: () => connections };
}

/** The value of a header, with folded lines joined. */
export function headerOf(mail: string | undefined, name: string): string | undefined {
  const head = mail?.split("\r\n\r\n", 1)[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";
  return new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1];
}

/** A header's text as a mail program shows it: encoded words (RFC 2047, quoted-printable or base64) are decoded. */
export function decoded(header = ""): string {
  const bytes = (encoding: string, text: string) =>
    encoding.toUpperCase() === "B"
      ? Buffer.from(text, "base64").toString("latin1")
      : text
          .replaceAll("_", " ")
          .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return header.replace(/\?=\s+=\?/g, "?==?").replace(/(=\?utf-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
    Buffer.from(
      words.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
        bytes(encoding, text),
      ),
      "latin1",
    ).toString("utf8"),
  );
}

/** The text of a mail's body. */
export function textOf(mail: string): string {
  const body = mail.slice(mail.indexOf("\r\n\r\n") + 4);
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll("\r\n", "\n")
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The ids of the submissions that were mailed, one per mail. */
export function mailedIds({ mails }: MailServer): string[] {
  return mails.map((mail) => /^<(.*)@/.exec(headerOf(mail, "Message-ID") ?? "")?.[1] ?? "");
}
