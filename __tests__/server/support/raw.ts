import { connect } from "node:net";

export type RawResponse = { status: number; headers: Record<string, string> };

/**
 * Sends bytes as they are, and returns every response up to the end of the connection.
 * @param isCutOff ends the sending direction, which tells the server that no more will come
 */
export function sendRaw(
  base: string,
  bytes: string | Buffer,
  { isCutOff = false } = {},
): Promise<RawResponse[]> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () =>
      isCutOff ? socket.end(bytes) : socket.write(bytes),
    );
    socket.setTimeout(20_000, () => socket.destroy(new Error("The server did not respond")));
    socket.on("data", (part: Buffer) => (received += part.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(parseResponses(received)));
  });
}

function parseResponses(received: string): RawResponse[] {
  const heads = [...received.matchAll(/HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/g)];
  return heads.map(([, status, lines = ""]) => ({
    status: Number(status),
    headers: Object.fromEntries(
      lines
        .split("\r\n")
        .filter((line) => line !== "")
        .map((line) => {
          const [name = "", ...value] = line.split(":");
          return [name.toLowerCase(), value.join(":").trim()];
        }),
    ),
  }));
}
