import { nameOf } from "../content-model/content-files";
import type { ContentFolder, ContentSource } from "./content-folder";
import { type Finding, finding } from "./finding";

/** Returns a function that finds choices of a form that mean no service, and services that no choice of a list means. */
export function choiceFinder({ sources }: ContentFolder) {
  const services = sources
    .filter(({ file }) => file.type === "Service")
    .map(({ path }) => nameOf(path));

  return ({ file, values }: ContentSource): Finding[] => {
    if (file.base !== "FormText") return [];
    const meant = values.filter(({ path }) => path[2] === "options" && path.at(-1) === "service");
    const unknown = meant.filter(({ value }) => !services.includes(value));
    const lists = [...new Set(meant.map(({ path }) => path[1] ?? 0))];
    return [
      ...unknown.flatMap(({ path, value }) => {
        const message = `"${value}" is no service: visitors can choose what the site does not offer`;
        return finding("advised", path, message);
      }),
      ...lists.flatMap((index) => {
        const chosen = meant.filter(({ path }) => path[1] === index).map(({ value }) => value);
        const missing = services.filter((name) => !chosen.includes(name));
        const choices = missing.map((name) => `"service": "${name}"`).join(" or ");
        const message = choices && `no choice has ${choices}: visitors cannot choose it`;
        return finding("advised", ["controls", index, "options"], message);
      }),
    ];
  };
}
