/** Adds an item to each list that a site leaves empty, so that tests of its sections have something to show. */
import { z } from "zod";
import { findContentFile } from "../../src/content/model/content-files";
import { mapChildren, type Schema, findValueAt } from "../../src/content/model/schema-tree";
import { caseStudy, caseStudyFile, hasCaseStudies } from "./case-studies";
import { hasLegal, legalDocument, legalFile } from "./legal";
import { createSample } from "./create-sample";
import { services } from "./services";

type Files = Readonly<Record<string, unknown>>;

/** Returns the files with a sample in each empty list, at least one legal document and case study, and a profile of the first person. */
export function fillLists(files: Files): Files {
  const all = {
    ...files,
    ...(!hasLegal && { [legalFile]: legalDocument }),
    ...(!hasCaseStudies && { [caseStudyFile]: caseStudy }),
  };
  const everything = Object.fromEntries(
    Object.entries(all).map(([path, value]) => [
      path,
      // The lists of a form belong to its fields, and a part of a legal text may be a paragraph alone.
      /^(forms|legal)\//.test(path) ? value : addItems(findContentFile(path)?.schema, value),
    ]),
  );
  const person: { linkedin?: string } = Object(
    findValueAt(everything["team.json"], ["members", 0]),
  );
  person.linkedin ??= "https://www.linkedin.com/in/name";
  return everything;
}

const addItems = (schema: Schema, value: unknown): unknown =>
  mapChildren(value, schema, (part, field, name) => {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
    const isEmpty = part === undefined || (Array.isArray(part) && part.length === 0);
    if (!isEmpty || !(inner instanceof z.ZodArray)) return addItems(inner, part);
    // A reference has no sample: the only ones are to services.
    const items = [createSample(inner.element, name)];
    return items[0] === undefined ? services.map((service) => service.name) : items;
  }) ?? value;
