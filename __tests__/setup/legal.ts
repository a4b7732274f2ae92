/** The legal documents of content/, of which an editor may delete any, and add others. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { legalDocument as legalSchema } from "../../src/content/model/legal";
import { sample } from "./sample";

const folder = "content/legal";

const legalDocuments = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => legalSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));

/** Whether the site has one. */
export const hasLegal = legalDocuments.length > 0;

/** A legal document of content/, or a sample, which `filled` adds to the content of other tests. */
export const legalDocument = legalDocuments[0] ?? legalSchema.parse(sample(legalSchema));

/** The path of its page. */
export const legalPath = `/${legalDocument.slug}`;

/** The path of its file, relative to content/. */
export const legalFile = `legal/${legalDocument.slug}.json`;
