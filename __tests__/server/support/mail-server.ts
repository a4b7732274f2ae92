import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { atEnd } from "./cleanup";
import { until } from "./wait";

/** What a reply follows; `text` is the mailbox, or a mail's content. */
export type Stage = "connection" | "login" | "sender" | "recipient" | "content";

/** A reply such as "550 5.1.1 no", "reset" to break the connection, "hang" for none, or undefined to accept. */
export type Script = (stage: Stage, text: string) => string | undefined;

/** The settings with which a server mails to this port of loopback. */
export function mailTo(port: number, recipients = "office@conaas.example") {
  return { SMTP_URL: `smtp://website:secret@127.0.0.1:${port}`, NOTIFY_TO: recipients };
}

/** A mail server on loopback, without encryption, whose every reply a test can set. It takes no time. */
export async function startMailServer(port = 0) {
  /** What it accepted, and for whom. */
  const mails: { recipient: string; content: string }[] = [];
  /** The names with which it was greeted. */
  const greetings: string[] = [];
  const sockets = new Map<number, Socket>();
  let script: Script = () => undefined;
  const replyTo = (
    stage: Stage,
    text: string,
    remotePort: number,
    accept: (error?: Error) => void,
  ) => {
    const reply = script(stage, text);
    if (reply === "reset") sockets.get(remotePort)?.resetAndDestroy();
    else if (reply === undefined) accept();
    else if (reply !== "hang") {
      accept(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: ({ remotePort }, done) => replyTo("connection", "", remotePort, done),
    onAuth: (auth, { remotePort, hostNameAppearsAs }, done) => {
      greetings.push(hostNameAppearsAs);
      replyTo("login", "", remotePort, (error) => done(error, { user: auth.username }));
    },
    onMailFrom: ({ address }, { remotePort }, done) => replyTo("sender", address, remotePort, done),
    onRcptTo: ({ address }, { remotePort }, done) =>
      replyTo("recipient", address, remotePort, done),
    onData(stream, { remotePort, envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const content = Buffer.concat(parts).toString("utf8");
        replyTo("content", content, remotePort, (error) => {
          const recipient = String(envelope.rcptTo[0]?.address);
          if (error === undefined) mails.push({ recipient, content });
          done(error);
        });
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => sockets.set(socket.remotePort ?? 0, socket));
  server.listen(port, "127.0.0.1");
  await until("the mail server listens", () => server.server.listening);
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  atEnd(stop);
  const address = server.server.address();
  const used = typeof address === "object" ? (address?.port ?? 0) : 0;
  return {
    settings: mailTo(used),
    port: used,
    mails,
    greetings,
    stop,
    /** Sets the replies from now on. Ends all connections, so that what follows begins with a new one. */
    follow: (next: Script) => {
      script = next;
      for (const socket of sockets.values()) socket.destroy();
      sockets.clear();
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

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
export function mailedIds({ mails }: Pick<MailServer, "mails">): string[] {
  return mails.map(
    ({ content }) => /^<(.*)@/.exec(headerOf(content, "Message-ID") ?? "")?.[1] ?? "",
  );
}
