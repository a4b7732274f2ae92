/**
 * The voice of the screen reader: a server of Speech Dispatcher's protocol (SSIP) that writes down what it is given.
 * Like a real voice it takes time to speak, and what is cancelled before its end counts as not heard.
 */
import { chmod } from "node:fs/promises";
import { createServer, type Socket } from "node:net";

/** In milliseconds: a voice that is as fast as an experienced listener's. */
const timePerCharacter = 12;

interface Utterance {
  readonly id: number;
  readonly text: string;
  readonly client: Socket;
}

/** @param path of the socket that the screen reader connects to */
export async function startVoice(path: string) {
  const heard: string[] = [];
  const clients = new Set<Socket>();
  const queue: Utterance[] = [];
  let ending: NodeJS.Timeout | undefined;
  let lastId = 0;

  const notify = ({ id, client }: Utterance, event: "701 BEGIN" | "702 END" | "703 CANCELED") => {
    const code = event.slice(0, 3);
    reply(client, `${code}-${id}`, `${code}-1`, event);
  };

  function speakNext(): void {
    const [current] = queue;
    if (ending !== undefined || current === undefined) return;
    notify(current, "701 BEGIN");
    ending = setTimeout(() => {
      ending = undefined;
      queue.shift();
      heard.push(current.text);
      notify(current, "702 END");
      speakNext();
    }, current.text.length * timePerCharacter);
  }

  function say(client: Socket, text: string): number {
    lastId += 1;
    queue.push({ id: lastId, text, client });
    speakNext();
    return lastId;
  }

  function cancel(): void {
    clearTimeout(ending);
    ending = undefined;
    for (const utterance of queue.splice(0)) notify(utterance, "703 CANCELED");
  }

  function obey(client: Socket, line: string): "text follows" | undefined {
    const [command = "", first = ""] = line.split(" ");
    switch (command.toUpperCase()) {
      case "SPEAK":
        reply(client, "230 OK RECEIVING DATA");
        return "text follows";
      case "CHAR":
      case "KEY":
        reply(client, `225-${say(client, first)}`, "225 OK MESSAGE QUEUED");
        return undefined;
      case "CANCEL":
      case "STOP":
        cancel();
        reply(client, "210 OK CANCELED");
        return undefined;
      case "HISTORY":
        reply(client, "245-1", "245 OK CLIENT ID SENT");
        return undefined;
      case "LIST":
        reply(client, "249-quiet en none", "249 OK LIST SENT");
        return undefined;
      case "GET":
        reply(client, "251-0", "251 OK GET RETURNED");
        return undefined;
      default:
        reply(client, "208 OK SET");
        return undefined;
    }
  }

  const server = createServer((client) => {
    clients.add(client);
    client.on("error", () => undefined);
    let rest = "";
    /** The lines of a text that is being received. */
    let text: string[] | undefined;
    client.setEncoding("utf8").on("data", (part: string) => {
      const lines = (rest + part).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (text === undefined) {
          if (obey(client, line) === "text follows") text = [];
        } else if (line === ".") {
          reply(client, `225-${say(client, plainText(text.join("\n")))}`, "225 OK MESSAGE QUEUED");
          text = undefined;
        } else {
          text.push(line.replace(/^\.\./, "."));
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  await chmod(path, 0o666);

  return {
    /** What was spoken to its end, in order. */
    heard: heard as readonly string[],
    isSilent: () => queue.length === 0,
    stop: () => {
      cancel();
      for (const client of clients) client.destroy();
      server.close();
    },
  };
}

function reply(client: Socket, ...lines: readonly string[]): void {
  if (client.writable) client.write(lines.map((line) => `${line}\r\n`).join(""));
}

/** The text of what the screen reader marks up for the voice. */
function plainText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
