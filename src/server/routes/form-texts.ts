import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { SettingsError } from "../settings";

/** The words of the page that answers a form without JavaScript: the same that the site's own forms show. */
export type FormTexts = {
  company: { name: string; email: string; phone: { label: string; number: string } };
  messages: {
    problemTitle: string;
    alternative: string;
    failures: { tooMany: string; refused: string; server: string };
  };
  /** By the form's name. */
  forms: Record<string, FormWords>;
};

/** The words of one form. */
export type FormWords = {
  heading: string;
  submit: string;
  controls: Record<string, ControlWords>;
};

/** The words of one field; the placeholder stands where nothing is chosen yet. */
export type ControlWords = {
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
};

/**
 * Reads the words from the content files, once, at start.
 * @param names the names of the forms: content/forms/<name>.json
 * @throws {SettingsError} when a file cannot be read or lacks a word
 */
export async function readFormTexts(folder: string, names: readonly string[]): Promise<FormTexts> {
  const forms: Record<string, FormWords> = {};
  for (const name of names) forms[name] = await readJson(folder, `forms/${name}.json`, formWords);
  return {
    company: await readJson(folder, "company.json", company),
    messages: await readJson(folder, "forms/messages.json", messages),
    forms,
  };
}

async function readJson<Content>(
  folder: string,
  path: string,
  schema: z.ZodType<Content>,
): Promise<Content> {
  const file = join(folder, path);
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SettingsError(`Cannot use ${file} (CONTENT_DIR): ${reason.replace(/\s+/g, " ")}`);
  }
}

// Only what this page shows: the build checks the files as a whole.
const formWords = z.object({
  heading: z.string(),
  submit: z.string(),
  controls: z.record(
    z.string(),
    z.object({
      label: z.string(),
      hint: z.string().optional(),
      placeholder: z.string().optional(),
    }),
  ),
});

const messages = z.object({
  problemTitle: z.string(),
  alternative: z.string(),
  failures: z.object({ tooMany: z.string(), refused: z.string(), server: z.string() }),
});

const company = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.object({ label: z.string(), number: z.string() }),
});
