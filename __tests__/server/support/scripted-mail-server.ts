import { createServer, type Socket } from "node:net";
import { atEnd } from "./cleanup";
import { mailTo } from "./mail-server";

/** What a reply follows: the connection, a command, or the end of a mail's content. */
type Stage = "connection" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "content";

/** A reply such as "550 no", or "reset" to break the connection. */
export type Script = (stage: Stage, line: string) => string | undefined;

const usual: Record<Stage, string> = {
  connection: "220 mail.example",
  EHLO: "250-mail.example\r\n250 AUTH PLAIN",
  AUTH: "235 ok",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  content: "250 ok",
};

/** A mail server on loopback whose every reply a test can set; by default it accepts everything. */
export async function startScriptedMailServer() {
  let script: Script = () => undefined;
  const lines: string[] = [];
  const mails: { recipients: string[]; content: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let recipients: string[] = [];
    let received = "";
    let isContent = false;
    const reply = (stage: Stage, line = "") => {
      const text = script(stage, line) ?? usual[stage];
      if (text === "reset") socket.resetAndDestroy();
      else socket.write(`${text}\r\n`);
      return text;
    };
    const take = (line: string) => {
      lines.push(line);
      const command = line.slice(0, 4).toUpperCase().replace("HELO", "EHLO");
      if (command === "MAIL") recipients = [];
      if (command === "EHLO" || command === "AUTH" || command === "MAIL") reply(command, line);
      else if (command === "RCPT") {
        if (reply("RCPT", line).startsWith("2")) recipients.push(/<(.*)>/.exec(line)?.[1] ?? "");
      } else if (command === "DATA") isContent = reply("DATA").startsWith("3");
      else socket.write(command === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    };
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      received += part.toString("latin1");
      for (;;) {
        const end = isContent ? "\r\n.\r\n" : "\r\n";
        const at = received.indexOf(end);
        if (at < 0) return;
        const text = received.slice(0, at);
        received = received.slice(at + end.length);
        if (!isContent) take(text);
        else {
          isContent = false;
          if (reply("content", text).startsWith("2")) mails.push({ recipients, content: text });
        }
      }
    });
    atEnd(() => socket.destroy());
    reply("connection");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => server.close());
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return {
    port,
    settings: mailTo(port),
    /** Every command that it got, in order. */
    lines,
    /** What it accepted, and for whom. */
    mails,
    /** Ends all connections, so that what follows begins with a new one. */
    follow: (next: Script) => {
      script = next;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
  };
}
