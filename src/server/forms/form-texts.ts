import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { company as companyModel } from "../../content/model/company";
import { formMessages } from "../../content/model/form-messages";
import { formText } from "../../content/model/forms";
import { formDefinitions } from "../../domain/site-forms";
import { SettingsError } from "../../lib/parse-settings";
import type { Settings } from "../settings";

/** A form with the words of its error messages, and of the page that responds when it is posted without JavaScript. */
export type FormTexts = Awaited<ReturnType<typeof readFormTexts>>[number];

/** @throws {SettingsError} when a content file cannot be read or does not match its model */
export async function readFormTexts({ CONTENT_DIR: folder }: Settings) {
  const company = await readJson(folder, "company.json", companyModel);
  const messages = await readJson(folder, "forms/messages.json", formMessages);
  const texts = formDefinitions.map(async (form) => {
    // One of them has words for the pages only.
    const words = await readJson(folder, `forms/${form.name}.json`, formText(form).strip());
    return { form, words, company, messages };
  });
  return Promise.all(texts);
}

async function readJson<Content>(folder: string, path: string, schema: z.ZodType<Content>) {
  const file = join(folder, path);
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SettingsError(`Cannot use ${file} (CONTENT_DIR): ${reason.replace(/\s+/g, " ")}`);
  }
}
