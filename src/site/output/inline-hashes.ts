import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** The sources, as a Content-Security-Policy spells them, of a page's inline scripts and styles. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** React escapes the < of every text and attribute, so nothing else looks like these. */
const scriptsAndStyles = /<(script|style)\b[^]*?<\/\1\s*>/gi;

/** Hashes the inline scripts and styles of a page. Data blocks such as JSON-LD are not scripts. */
export function inlineHashes(html: string): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  let text = "";
  let list: string[] | undefined;
  const parser = new Parser(
    {
      onopentag: (name, { src, type = "module" }) => {
        text = "";
        if (name === "style") list = styles;
        else if (name === "script" && src === undefined && /^module$|javascript$/.test(type)) {
          list = scripts;
        }
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: () => {
        list?.push(hashSource(text));
        list = undefined;
      },
    },
    { decodeEntities: false },
  );
  // Parsing whole pages would take half a millisecond each.
  parser.end(html.match(scriptsAndStyles)?.join("") ?? "");
  return { scripts, styles };
}

/** A text as a source of a Content-Security-Policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
