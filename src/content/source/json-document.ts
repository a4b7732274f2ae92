/** Parses JSON with messages for editors, and remembers the position of every value. */
import { isUtf8 } from "node:buffer";
import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { JsonPath } from "../model/annotated-values";
import type { Problem, Position } from "./problem";

const expectedWhen: Record<string, string> = {
  PropertyNameExpected: "a field name in double quotes",
  ValueExpected: "a value",
  InvalidSymbol: "a name or value of JSON, with text in double quotes",
  ColonExpected: '":"',
  CommaExpected: '","',
  CloseBraceExpected: '"}"',
  CloseBracketExpected: '"]"',
  EndOfFileExpected: "the end of the file",
  InvalidCommentToken: "no comment",
  UnexpectedEndOfString: 'a closing "',
  InvalidCharacter: "\\n for a new line and \\t for a tab inside text",
  InvalidEscapeCharacter: 'a \\ only before " \\ / b f n r t u',
};

/** Parses strict JSON in UTF-8: no comments, trailing commas or repeated keys. Never throws. */
export function parseJsonDocument(bytes: Buffer) {
  const text = bytes.toString("utf8");
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const at = (offset: number): Position => {
    const lines = text.slice(0, offset).split("\n");
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
  // Later errors are mostly consequences of the first.
  const [error] = errors;
  const syntaxProblem =
    findWrongEncoding(bytes, text) ??
    (error &&
      (findStrayQuote(text, error) ?? { ...error, message: formatSyntaxError(text, error) }));
  const value: unknown = tree && !syntaxProblem ? getNodeValue(tree) : undefined;
  return {
    text,
    /** undefined when the text is not JSON. */
    value,
    /** Syntax errors and repeated keys. */
    problems: syntaxProblem
      ? [createProblem(syntaxProblem.message, at(syntaxProblem.offset))]
      : findRepeatedKeys(tree, at),
    /** Where a value begins; for a missing value, its nearest existing ancestor. */
    positionOf: (path: JsonPath) => at(tree ? findNearestNode(tree, path).offset : 0),
  };
}

function createProblem(message: string, position: Position, path: JsonPath = []): Problem {
  return { path, position, message };
}

/** Finds an encoding other than UTF-8, or a byte-order mark, as some editors write. */
function findWrongEncoding(bytes: Buffer, text: string) {
  if (!isUtf8(bytes)) {
    // Decoding replaces each byte that is not UTF-8 by this character.
    const offset = Math.max(text.indexOf("\uFFFD"), 0);
    const message = "expected UTF-8, got another encoding: save the file as UTF-8";
    return { offset, message };
  }
  if (text.startsWith("\uFEFF")) {
    const message = "expected UTF-8 without BOM, got a byte-order mark: save the file without it";
    return { offset: 0, message };
  }
  return undefined;
}

/** Finds an unescaped quote inside a text, which ends the text, so that what follows is not JSON. */
function findStrayQuote(text: string, { offset }: ParseError) {
  const [ending] = /"[ \t]*$/.exec(text.slice(0, offset)) ?? [];
  if (ending === undefined || /^[\s,:"/[\]{}]|^$/.test(text.slice(offset, offset + 1)))
    return undefined;
  const [rest = ""] = /^.{1,20}/.exec(text.slice(offset)) ?? [];
  const message = `expected \\" for a quote inside a text, got "${ending.slice(1)}${rest}`;
  return { offset: offset - ending.length, message };
}

function formatSyntaxError(text: string, { error, offset, length }: ParseError): string {
  const [found = ""] = /^.{0,40}/.exec(text.slice(offset, offset + length)) ?? [];
  if (/[}\]]/.test(found) && /,\s*$/.test(text.slice(0, offset))) {
    return `expected no comma before the closing ${found}, got one`;
  }
  const expected = expectedWhen[printParseErrorCode(error)] ?? "valid JSON";
  return `expected ${expected}, got ${found === "" ? "the end of the file" : found}`;
}

/** Finds fields that appear twice in the same object. */
function findRepeatedKeys(node: Node | undefined, at: (offset: number) => Position): Problem[] {
  const offsets = new Map<unknown, number>();
  return (node?.children ?? []).flatMap((child) => {
    const within = findRepeatedKeys(child, at);
    const [name] = child.type === "property" ? (child.children ?? []) : [];
    if (!name) return within;
    const first = offsets.get(name.value);
    if (first === undefined) {
      offsets.set(name.value, name.offset);
      return within;
    }
    const message = `expected this field once, got it again (first on line ${at(first).line})`;
    return [createProblem(message, at(name.offset), getNodePath(name)), ...within];
  });
}

/** Returns the node at a path or, if it is missing, its nearest existing ancestor. */
function findNearestNode(tree: Node, path: JsonPath): Node {
  return findNodeAtLocation(tree, [...path]) ?? findNearestNode(tree, path.slice(0, -1));
}
