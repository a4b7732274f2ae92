/** A request that nobody's browser sends to this site, as bytes, with the statuses that are right for it. */
export type HostileRequest = {
  name: string;
  bytes: Buffer;
  statuses: readonly number[];
  /** The sender stops before the end of the request. */
  isCutOff?: boolean;
};

type Options = {
  method?: string;
  path?: string;
  headers?: readonly string[];
  body?: string | Buffer;
};

/** Writes an otherwise valid request. A header given in `headers` replaces the usual one. */
export function writeRequest({
  method = "GET",
  path = "/",
  headers = [],
  body = "",
}: Options): Buffer {
  const usual = ["Host: localhost", "Connection: close"];
  if (body.length > 0) usual.push(`Content-Length: ${Buffer.byteLength(body)}`);
  const isGiven = (line: string) =>
    headers.some((header) =>
      header.toLowerCase().startsWith(`${line.split(":")[0]?.toLowerCase()}:`),
    );
  const lines = [...usual.filter((line) => !isGiven(line)), ...headers];
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return Buffer.concat([head, Buffer.from(body)]);
}
