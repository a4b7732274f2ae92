/** The legal documents of content, of which an editor may delete any, and add others. */
import { legalDocument as legalSchema } from "../../src/content/model/legal";
import { collectionOf } from "./content";
import { sample } from "./sample";

const legalDocuments = collectionOf("legal", legalSchema);

/** Whether the site has one. */
export const hasLegal = legalDocuments.length > 0;

/** A legal document of content, or a sample, which `filled` adds to the content of other tests. */
export const legalDocument = legalDocuments[0] ?? legalSchema.parse(sample(legalSchema));

/** The path of its page. */
export const legalPath = `/${legalDocument.slug}`;

/** The path of its file, relative to the folder of content. */
export const legalFile = `legal/${legalDocument.slug}.json`;
