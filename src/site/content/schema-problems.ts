/** What the content model says about a value, in words for an editor. */
import { z } from "zod";
import type { JsonPath } from "../../content-model/annotated-values";

export interface SchemaProblem {
  readonly path: JsonPath;
  readonly message: string;
  /** The field itself should not be there: its key is the place to look at, not its value. */
  readonly isUnknownField?: boolean;
}

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Every way in which a value breaks its schema. Messages of the schema itself pass through. */
export function schemaProblems(schema: z.ZodType, value: unknown): SchemaProblem[] {
  const issues = schema.safeParse(value, { error: inWords }).error?.issues ?? [];
  return issues.flatMap((issue): SchemaProblem[] => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `${issue.message}, got ${JSON.stringify(key)}`,
      isUnknownField: true,
    }));
  });
}

function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  const got = `got ${describe(issue.input)}`;
  switch (issue.code) {
    case "invalid_type":
      return `expected ${kinds[issue.expected] ?? issue.expected}, ${got}`;
    case "invalid_value":
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}, ${got}`;
    case "unrecognized_keys":
      return `expected one of the fields ${knownFields(issue.inst).join(", ")}`;
    case "too_small":
    case "too_big": {
      const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
      const bound = issue.exact ? "" : issue.code === "too_small" ? "at least " : "at most ";
      if (!Array.isArray(issue.input)) return `expected a number of ${bound}${limit}, ${got}`;
      return `expected ${bound}${limit} ${limit === 1 ? "item" : "items"}, got ${issue.input.length}`;
    }
    default:
      // zod's own words.
      return undefined;
  }
}

function knownFields(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function describe(value: unknown): string {
  if (value === undefined) return "nothing (the field is missing)";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : JSON.stringify(value);
}
