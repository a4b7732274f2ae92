/** The case studies of content, of which an editor may delete any, and add others. */
import { caseStudy as caseStudySchema } from "../../src/content/model/case-study";
import { readCollection } from "./content";
import { createSample } from "./create-sample";

const all = readCollection("case-studies", caseStudySchema);

/** Whether the site has one. */
export const hasCaseStudies = all.length > 0;

/** A case study of content, or a sample, which `fillParts` adds to the content of other tests. */
export const caseStudy = all[0] ?? caseStudySchema.parse(createSample(caseStudySchema));

/** The path of its file, relative to the folder of content. */
export const caseStudyFile = `case-studies/${caseStudy.slug}.json`;
