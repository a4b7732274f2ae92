import type { AnnotatedValue } from "../content-model/annotated-values";
import type { ContentSource } from "./content-folder";
import { type Finding, finding } from "./finding";

/** Finds the numbers of sections, such as 01, that do not follow each other on the page. */
export function sectionNumberFindings({ file, values }: ContentSource): Finding[] {
  const places = Object.keys(file.schema.shape);
  const place = ({ path }: AnnotatedValue) => places.indexOf(String(path[0]));
  const numbers = values
    .filter(({ path, meta }) => path.at(-1) === "number" && meta.prose)
    .sort((one, other) => place(one) - place(other));
  return numbers.flatMap(({ path, value }, index) => {
    const before = numbers[index - 1]?.value ?? "";
    if (!/^\d+,\d+$/.test(`${before},${value}`) || Number(value) === Number(before) + 1) return [];
    return finding("advised", path, `"${value}" follows "${before}" on the page`);
  });
}
