/** The case studies of content/, of which an editor may delete any, and add others. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { caseStudy as caseStudySchema } from "../../src/content/model/case-study";
import { sample } from "./sample";

const folder = "content/case-studies";

const all = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => caseStudySchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));

/** Whether the site has one. */
export const hasCaseStudies = all.length > 0;

/** A case study of content/, or a sample, which `filled` adds to the content of other tests. */
export const caseStudy = all[0] ?? caseStudySchema.parse(sample(caseStudySchema));

/** The path of its file, relative to content/. */
export const caseStudyFile = `case-studies/${caseStudy.slug}.json`;
