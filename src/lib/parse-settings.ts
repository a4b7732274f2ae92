import type { z } from "zod";

/**
 * Reads settings from an environment, in which an empty variable counts as unset.
 * @param failure makes the error of the problems, a text without any values: some are secrets, and many people read logs
 * @throws what `failure` returns
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
  failure: (problems: string) => Error,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  const problems = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw failure(problems.join("; "));
}

/** Whether a text is an http or https address without anything after its host and port. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
