import type { FastifyInstance } from "fastify";
import { FormError } from "./form-error";

/**
 * Parses JSON and plain forms, and nothing else. Unlike the usual parsers these reject what they cannot decode:
 * a replacement character in a name or an address would be stored as if the visitor had typed it.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (request, body, done) => {
      const text = decodeUtf8(body);
      if (text === undefined) done(new FormError(400));
      else void parseJson(request, text, done);
    },
  );
  app.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, body, done) => {
      const fields = parseForm(body);
      if (fields === undefined) done(new FormError(400));
      else done(null, fields);
    },
  );
}

/**
 * Parses application/x-www-form-urlencoded. Returns undefined for invalid UTF-8, a broken percent-encoding, or
 * a field that occurs twice.
 */
export function parseForm(body: Uint8Array): Record<string, string> | undefined {
  const pairs = decodeUtf8(body)
    ?.split("&")
    .filter((pair) => pair !== "");
  const fields = new Map<string, string>();
  for (const pair of pairs ?? []) {
    const [encodedName = "", ...rest] = pair.split("=");
    const name = decodePercent(encodedName);
    const value = decodePercent(rest.join("="));
    if (name === undefined || value === undefined || fields.has(name)) return undefined;
    fields.set(name, value);
  }
  return pairs && Object.fromEntries(fields);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
