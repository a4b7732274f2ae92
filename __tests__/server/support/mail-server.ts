import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { runAtEnd } from "../../setup/cleanup";
import { listen } from "../../setup/free-port";

/** What a reply follows; `text` is the mailbox, or a mail's content. */
export type Stage = "connection" | "login" | "sender" | "recipient" | "content";

/** A reply such as "550 5.1.1 no", "reset" to break the connection, "hang" for none, or undefined to accept. */
export type Script = (stage: Stage, text: string) => string | undefined;

/** The settings with which a server mails to this port of loopback. */
export function mailTo(port: number) {
  return {
    SMTP_URL: `smtp://website:secret@127.0.0.1:${port}`,
    NOTIFY_TO: "office@site.example",
  };
}

/** A mail server on loopback, without encryption, whose every reply a test can set. It takes no time. */
export async function startMailServer() {
  /** What it accepted, and for whom. */
  const mails: { recipient: string; content: string }[] = [];
  /** The names with which it was greeted. */
  const greetings: string[] = [];
  const sockets = new Map<number, Socket>();
  let script: Script = () => undefined;
  const reply = (stage: Stage, text: string, port: number, accept: (error?: Error) => void) => {
    const words = script(stage, text);
    if (words === "reset") sockets.get(port)?.resetAndDestroy();
    else if (words === undefined) accept();
    else if (words !== "hang") {
      accept(Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) }));
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: (session, done) => reply("connection", "", session.remotePort, done),
    onAuth: ({ username }, { remotePort, hostNameAppearsAs }, done) => {
      greetings.push(hostNameAppearsAs);
      reply("login", "", remotePort, (error) => done(error, { user: username }));
    },
    onMailFrom: ({ address }, session, done) => reply("sender", address, session.remotePort, done),
    onRcptTo: ({ address }, session, done) => reply("recipient", address, session.remotePort, done),
    onData(stream, { remotePort, envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const content = Buffer.concat(parts).toString("utf8");
        reply("content", content, remotePort, (error) => {
          const recipient = String(envelope.rcptTo[0]?.address);
          if (error === undefined) mails.push({ recipient, content });
          done(error);
        });
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => sockets.set(socket.remotePort ?? 0, socket));
  const used = await listen(server.server);
  runAtEnd(() => new Promise<void>((resolve) => server.close(resolve)));
  return {
    settings: mailTo(used),
    mails,
    greetings,
    /** Finds the mails of a submission by its id, which is in their header and in their text: a test may prove either. */
    mailsOf: (id: string) =>
      mails.filter(({ content }) => content.replaceAll("=\r\n", "").includes(id)),
    /** Sets the replies from now on. Ends all connections, so that what follows begins with a new one. */
    follow: (next: Script) => {
      script = next;
      for (const socket of sockets.values()) socket.destroy();
      sockets.clear();
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
