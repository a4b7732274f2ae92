import { z } from "zod";

/** A setting is invalid. The message is one line without any values: some are secrets, and many people read logs. */
export class SettingsError extends Error {}

/** A setting whose text matches a pattern or passes a test. */
export function setting(valid: RegExp | ((text: string) => boolean), expected: string) {
  const error = `expected ${expected}`;
  const isValid = valid instanceof RegExp ? (text: string) => valid.test(text) : valid;
  return z.string({ error }).refine(isValid, { error });
}

/**
 * Reads settings without the white space around them, such as the line break at the end of a secret's file. Empty ones
 * count as unset. Throws a SettingsError that lists every invalid one.
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
  subject: string,
  advice = "",
): z.output<Schema> {
  const given: Record<string, string> = {};
  for (const [name, value = ""] of Object.entries(environment)) {
    if (value.trim() !== "") given[name] = value.trim();
  }
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  const problems = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new SettingsError(`${subject}: ${problems.join("; ")}.${advice}`);
}

/** Whether a text is an http or https address without anything after its host and port. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
