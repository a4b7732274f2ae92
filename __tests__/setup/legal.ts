/** The legal documents of content/, of which an editor may delete any, and add others. */
import { readdirSync, readFileSync } from "node:fs";
import { legalDocument as legalSchema } from "../../src/content-model/legal";

export const legalDocuments = readdirSync("content/legal")
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => legalSchema.parse(JSON.parse(readFileSync(`content/legal/${file}`, "utf8"))));

const [first] = legalDocuments;
if (!first) throw new Error("content/legal has no document");

/** One that is there. */
export const legalDocument = first;

/** Its address. */
export const legalPath = `/${legalDocument.slug}`;

/** Relative to content/. */
export const legalFile = `legal/${legalDocument.slug}.json`;
