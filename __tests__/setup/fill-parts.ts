/** Adds what a site leaves out, an item to each empty list too, so that tests of its sections have something to show. */
import { z } from "zod";
import { contentFiles, findContentFile } from "../../src/content/model/content-files";
import { listNeededFields } from "../../src/content/model/needed-words";
import {
  findSchemaAt,
  findValueAt,
  isObject,
  mapChildren,
  type Schema,
} from "../../src/content/model/schema-tree";
import { caseStudy, caseStudyFile, hasCaseStudies } from "./case-studies";
import { hasLegal, legalDocument, legalFile } from "./legal";
import { createSample, samplePicture } from "./create-sample";
import { services } from "./services";

type Files = Readonly<Record<string, unknown>>;

/** Returns the files with a sample of each part that is left out, at least one legal document and case study, and a profile of the first person. */
export function fillParts(files: Files): Files {
  const all = {
    ...Object.fromEntries(
      contentFiles.filter(({ path }) => !path.includes("*")).map(({ path }) => [path, undefined]),
    ),
    ...files,
    ...(!hasLegal && { [legalFile]: legalDocument }),
    ...(!hasCaseStudies && { [caseStudyFile]: caseStudy }),
  };
  const everything = Object.fromEntries(
    Object.entries(all).map(([path, value]) => [
      path,
      // The lists of a form belong to its fields, and a part of a legal text may be a paragraph alone.
      /^(forms|legal)\//.test(path)
        ? value
        : locatePicture(path, fillPart(findContentFile(path)?.schema, value)),
    ]),
  );
  const person: { linkedin?: string } = Object(
    findValueAt(everything["team.json"], ["members", 0]),
  );
  person.linkedin ??= "https://www.linkedin.com/in/name";
  addNeededWords(everything);
  return everything;
}

const fillPart = (schema: Schema, whole: unknown): unknown => {
  const value = whole === undefined && schema instanceof z.ZodObject ? createSample(schema) : whole;
  return (
    mapChildren(value, schema, (part, field, name) => {
      const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
      const isEmpty = part === undefined || (Array.isArray(part) && part.length === 0);
      if (isEmpty && inner instanceof z.ZodArray) {
        // A reference has no sample: the only ones are to services.
        const items = [createSample(inner.element, name)];
        return items[0] === undefined ? services.map((service) => service.name) : items;
      }
      const isMissing = part === undefined && inner instanceof z.ZodObject;
      return isMissing && needsPicture(inner) ? undefined : fillPart(inner, part);
    }) ?? value
  );
};

/** In a folder, the path of the sample picture begins one folder above. */
const locatePicture = (path: string, value: unknown): unknown =>
  path.includes("/")
    ? JSON.parse(JSON.stringify(value).replaceAll(`"${samplePicture}"`, `".${samplePicture}"`))
    : value;

/** Whether a part has a picture, for which that of the samples may be too small. */
const needsPicture = (schema: z.ZodObject) =>
  JSON.stringify(createSample(schema)).includes(samplePicture);

function addNeededWords(files: Record<string, unknown>): void {
  const sources = Object.entries(files).flatMap(([path, value]) => {
    const file = findContentFile(path);
    return file ? [{ file, path, json: { value } }] : [];
  });
  for (const { file, path, json } of sources) {
    for (const { path: field } of listNeededFields(path, sources)) {
      const owner = findValueAt(json.value, field.slice(0, -1));
      const [key = ""] = field.slice(-1);
      if (!isObject(owner) || owner[key] !== undefined) continue;
      Reflect.set(owner, key, createSample(findSchemaAt(file.schema, field), key));
    }
  }
}
