/** Validates a value against the content model, with messages for editors. */
import { z } from "zod";
import { toProblems } from "./problem";
import type { Problem } from "../source/problem";

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Finds every problem of a value. Messages defined in the schema take precedence over those here. */
export function findSchemaProblems(schema: z.ZodType, value: unknown): Problem[] {
  const { error } = schema.safeParse(value, { error: formatIssue, reportInput: true });
  return (error?.issues ?? []).flatMap((issue): Problem[] => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    if (issue.code !== "unrecognized_keys") return toProblems(path, appendReceived(issue));
    return issue.keys.flatMap((key) =>
      toProblems([...path, key], `${issue.message}, got ${JSON.stringify(key)}`),
    );
  });
}

function formatIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const got = `got ${describe(issue.input)}`;
  switch (issue.code) {
    case "invalid_type":
      return `expected ${typeNames[issue.expected] ?? issue.expected}, ${got}`;
    case "invalid_value":
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}, ${got}`;
    case "unrecognized_keys": {
      const keys = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return `expected one of the fields ${keys.join(", ")}`;
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

/** Adds "got …" to a message, unless it says so already or is about several fields at once. */
function appendReceived({ code, message, input }: z.core.$ZodIssue): string {
  const isAboutSeveralFields = code === "custom" && typeof input !== "string";
  if (isAboutSeveralFields || message.includes(" got ")) return message;
  const isLength = code === "too_small" || code === "too_big";
  const isCounted = typeof input === "string" || Array.isArray(input);
  return `${message}, got ${isLength && isCounted ? String(input.length) : describe(input)}`;
}

function describe(value: unknown): string {
  if (value === undefined) return "nothing (the field is missing)";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : JSON.stringify(value);
}
