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
    const lists = new Map(meant.map(({ path }) => [path.slice(0, 3).join("."), path.slice(0, 3)]));
    return [
      ...meant.flatMap(({ path, value }) =>
        finding(
          "advised",
          path,
          !services.includes(value) &&
            `"${value}" is no service: visitors can choose what the site does not offer`,
        ),
      ),
      ...[...lists].flatMap(([key, path]) => {
        const chosen = meant.filter((each) => each.path.slice(0, 3).join(".") === key);
        const missing = services.filter((name) => !chosen.some(({ value }) => value === name));
        const message = `no choice has ${missing.map((name) => `"service": "${name}"`).join(" or ")}: visitors cannot choose it`;
        return finding("advised", path, missing.length > 0 && message);
      }),
    ];
  };
}
