/** Validates a value against the content model, with messages written for editors. */
import { z } from "zod";
import { type Finding, finding } from "./finding";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Returns every problem of a value. Messages defined in the schema take precedence over these. */
export function findSchemaProblems(schema: z.ZodType, value: unknown): Finding[] {
  const { error } = schema.safeParse(value, { error: messageFor, reportInput: true });
  return (error?.issues ?? []).flatMap((issue): Finding[] => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    if (issue.code !== "unrecognized_keys") return finding(path, withFound(issue));
    return issue.keys.flatMap((key) =>
      finding([...path, key], `${issue.message}, got ${JSON.stringify(key)}`),
    );
  });
}

function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  const got = `got ${describe(issue.input)}`;
  switch (issue.code) {
    case "invalid_type":
      return `expected ${kinds[issue.expected] ?? issue.expected}, ${got}`;
    case "invalid_value":
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}, ${got}`;
    case "unrecognized_keys": {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return `expected one of the fields ${known.join(", ")}`;
    }
    case "too_small":
    case "too_big": {
      const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
      const bound = issue.exact ? "" : issue.code === "too_small" ? "at least " : "at most ";
      if (!Array.isArray(issue.input)) return `expected a number of ${bound}${limit}, ${got}`;
      return `expected ${bound}${limit} ${limit === 1 ? "item" : "items"}, got ${issue.input.length}`;
    }
    default:
      // Falls back to zod's own message.
      return undefined;
  }
}

/** The model's own sentences say what is expected, and some of them no more. */
function withFound({ code, message, input }: z.core.$ZodIssue): string {
  const isOfSeveral = code === "custom" && typeof input !== "string";
  if (isOfSeveral || message.includes(" got ")) return message;
  const isLength = code === "too_small" || code === "too_big";
  const isCounted = typeof input === "string" || Array.isArray(input);
  return `${message}, got ${isLength && isCounted ? String(input.length) : describe(input)}`;
}

function describe(value: unknown): string {
  if (value === undefined) return "nothing (the field is missing)";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : JSON.stringify(value);
}
