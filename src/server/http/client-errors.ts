import type { Socket } from "node:net";
import type { ConnectionError, FastifyInstance } from "fastify";

/** The most bytes of a request's path and headers: other programs on the domain may have set tens of thousands in cookies. */
export const maxHeaderSize = 65_536;

/** How long whoever is still sending has to read the reply, in milliseconds. */
const lingerTime = 1_000;

const tooLong =
  "Your browser sent more than 64 KB of headers, most likely in cookies. Delete the cookies of this site and of its domain, and try again.";

/** What is told whose request cannot be read. Fastify's own replies are JSON, which no visitor understands. */
const replies: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: `431 Request Header Fields Too Large\n${tooLong}`,
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout\nThe request took too long. Try again.",
};
const unreadable = "400 Bad Request\nThe request could not be read.";

/** Replies to a request that Node's parser refused, which no route sees. */
export function replyToClientError(this: FastifyInstance, error: ConnectionError, socket: Socket) {
  // It is told again with each part that still arrives.
  if (!socket.writable) return;
  if (error.code === "HPE_HEADER_OVERFLOW") {
    this.log.warn(
      "a request was refused because its headers are longer than 64 KB: most often these are cookies of other programs on the domain",
    );
  } else this.log.trace({ err: error }, "a request cannot be read");
  const [status = "", sentence = ""] = (replies[error.code] ?? unreadable).split("\n");
  const body = `${sentence}\n`;
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  // To close at once would take the reply away from whoever is still sending.
  setTimeout(() => socket.destroy(), lingerTime).unref();
}
