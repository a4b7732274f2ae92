/** The legal documents of content, of which an editor may delete any, and add others. */
import { legalDocument as legalSchema } from "../../src/content/model/legal-document";
import { readCollection } from "./content";
import { createSample } from "./create-sample";

const legalDocuments = readCollection("legal", legalSchema);

/** Whether the site has one. */
export const hasLegal = legalDocuments.length > 0;

/** A legal document of content, or a sample, which `fillParts` adds to the content of other tests. */
export const legalDocument = legalDocuments[0] ?? legalSchema.parse(createSample(legalSchema));

/** The path of its page. */
export const legalPath = `/${legalDocument.slug}`;

/** The path of its file, relative to the folder of content. */
export const legalFile = `legal/${legalDocument.slug}.json`;
