/** The headers as nginx's configuration: maps for its http block, and what its server block includes. */
import { createHash } from "node:crypto";
import { contentHashed, forever, revalidate } from "../../server/files/cache-policy";
import type { Policies } from "../../server/files/page-policies";

type Headers = Readonly<Record<string, string>>;

/** By the file that is sent in the end, because a `location` with headers of its own would lose all others. */
export function nginxMaps(headers: Headers, policies: Policies): string {
  return [...headerMaps(headers, policies)]
    .flatMap(([name, values]) => [
      `map $uri ${variableOf(name, policies)} {`,
      ...values.map(([key, value]) => `    ${key} "${value}";`),
      "}",
    ])
    .join("\n")
    .concat("\n");
}

/** A `location` with an add_header of its own sends none of these. */
export function nginxServer(headers: Headers, policies: Policies): string {
  const maps = headerMaps(headers, policies);
  const names = new Set([...Object.keys(headers), ...maps.keys(), "Vary"]);
  const valueOf = (name: string) =>
    maps.has(name) ? variableOf(name, policies) : `"${headers[name] ?? "Accept-Encoding"}"`;
  return [
    "charset utf-8;",
    ...Array.from(names, (name) => `add_header ${name} ${valueOf(name)} always;`),
    "",
  ].join("\n");
}

type MapEntry = readonly [key: string, value: string];

/** The headers that differ from file to file, with their values by nginx's keys: exact ones come first. */
function headerMaps(headers: Headers, { pages, exceptions }: Policies): Map<string, MapEntry[]> {
  const maps = new Map<string, MapEntry[]>();
  maps.set("Content-Security-Policy", [[`"~\\.html$"`, pages]]);
  maps.set("Cache-Control", [[`"~${contentHashed.source}"`, forever]]);
  for (const [page, replaced] of Object.entries(exceptions)) {
    for (const [name, value] of Object.entries(replaced)) {
      maps.set(name, [...(maps.get(name) ?? []), [`"/${page}"`, value]]);
    }
  }
  for (const [name, values] of maps) {
    const usual = name === "Cache-Control" ? revalidate : (headers[name] ?? "");
    values.unshift(["default", usual]);
  }
  return maps;
}

/** nginx shares variables among all sites, so those of another build need other names. */
function variableOf(header: string, policies: Policies): string {
  const build = createHash("sha256").update(JSON.stringify(policies)).digest("hex").slice(0, 6);
  return `$conaas_${build}_${header.toLowerCase().replaceAll("-", "_")}`;
}
