/**
 * Edits of content are written as tables. A line with a file and some of its fields stands above the rows about them:
 *
 *     team.json members[0].id
 *     an id with a space || "Alex Example" || expected lower-case letters and digits, words joined by single hyphens, such as tax-advice, got …
 *
 * A row says what the mistake is, which text of the file becomes the value of each field, and what the check says about
 * the first of them, with … for its value. A row of values alone shares the words of the row above it. Below a file
 * without fields, a row has a pattern and its replacement. A ¦ marks the fault, which otherwise is at the first field's value.
 */
import { findNodeAtLocation, parseTree } from "jsonc-parser";

export interface Edit {
  readonly fault: string;
  readonly file: string;
  /** Returns the text of the edited file, with a ¦ where the fault is. */
  readonly change: (text: string) => string;
  /** The reported line after `content/<file>:<line>:<column>`. */
  readonly says: string;
}

export function parseEdits(text: string): Edit[] {
  let [file, fault, message] = ["", "", ""];
  let fields: string[] = [];
  return text.split("\n").flatMap((line) => {
    const cells = line.split(" || ");
    if (line === "") return [];
    if (/^[\w/-]+\.json( |$)/.test(line)) {
      [file = "", ...fields] = line.split(" ");
      return [];
    }
    if (fields.length === 0) return [parseReplacement(file, cells)];
    if (cells.length > fields.length) {
      [fault = ""] = cells.splice(0, 1);
      [message = ""] = cells.splice(fields.length, 1);
    }
    return [parseValues(file, fields, cells, `${fault} ${cells.join(", ")}`.trim(), message)];
  });
}

function parseReplacement(file: string, cells: readonly string[]): Edit {
  const [fault = "", pattern = "", replacement = "", message = ""] = cells;
  const search = new RegExp(pattern, "m");
  const change = (text: string) => text.replace(search, replacement.replaceAll("\\n", "\n"));
  return { fault, file, change, says: message.startsWith(":") ? message : ` ${message}` };
}

function parseValues(
  file: string,
  fields: readonly string[],
  values: readonly string[],
  fault: string,
  message: string,
): Edit {
  const [field = ""] = fields;
  const [value = ""] = values;
  // The marked value comes last, because a text with a mark is not JSON.
  const change = (text: string) =>
    fields.reduceRight((edited, each, index) => {
      const node =
        findNodeAtLocation(parseTree(edited) ?? fail(file), parsePath(each)) ?? fail(each);
      const written = values[index] ?? fail(each);
      const mark = index === 0 && !written.includes("¦") ? "¦" : "";
      const end = node.offset + node.length;
      return edited.slice(0, node.offset) + mark + written + edited.slice(end);
    }, text);
  const separator = /^(\.|\[\d)/.test(message) ? "" : ": ";
  return { fault, file, change, says: ` ${field}${separator}${message.replace("…", () => value)}` };
}

const parsePath = (field: string) =>
  (field.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

function fail(what: string): never {
  throw new Error(`The content has no ${what}`);
}
