import { type AnnotatedValue, annotatedValues } from "../content-model/annotated-values";
import { companyFindings } from "./company-findings";
import type { ContentSource } from "./content-folder";
import type { Finding } from "./finding";
import { placeFindings } from "./place-findings";
import { textFindings } from "./text-findings";

export function valueFindings(source: ContentSource): Finding[] {
  const values = annotatedValues(source.file.schema, source.json.value);
  return [
    ...textFindings(values),
    ...companyFindings(source),
    ...placeFindings(source),
    ...orderFindings(source, values),
  ];
}

/** Finds the numbers of sections, such as 01, that do not follow each other on the page. */
function orderFindings({ file }: ContentSource, values: readonly AnnotatedValue[]): Finding[] {
  const places = Object.keys(file.schema.shape);
  const place = ({ path }: AnnotatedValue) => places.indexOf(String(path[0]));
  const numbers = values
    .filter(({ path, meta }) => path.at(-1) === "number" && meta.prose)
    .sort((one, other) => place(one) - place(other));
  return numbers.flatMap(({ path, value }, index): Finding[] => {
    const before = numbers[index - 1]?.value ?? "";
    if (!/^\d+,\d+$/.test(`${before},${value}`) || Number(value) === Number(before) + 1) return [];
    return [{ level: "advised", path, message: `"${value}" follows "${before}" on the page` }];
  });
}
