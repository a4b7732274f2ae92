import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHashed, forever, revalidate } from "../../server/files/cache-policy";
import { hashPage, policiesFile, type Policies } from "../../server/files/page-policies";
import { securityHeaders } from "../../server/http/security-headers";

/** For how many seconds browsers must use https, where a host serves the files; our own server has a setting. */
const hstsMaxAge = 31_536_000;

export type PageHeaders = Readonly<Record<string, string>>;

/**
 * Writes the headers for our own server, for hosts that read a `_headers` file as Cloudflare Pages does, and for nginx.
 * @param pages the paths of all pages but the exceptions
 */
export async function writeHeaders(
  publicDir: string,
  pages: readonly string[],
  policy: string,
  exceptions: Policies["exceptions"],
): Promise<void> {
  const write = (name: string, text: string) => writeFile(join(publicDir, name), text);
  const policies: Policies = { pages: policy, exceptions, hashes: {} };
  for (const page of [...pages, ...Object.keys(exceptions)]) {
    policies.hashes[page] = hashPage(await readFile(join(publicDir, page)));
  }
  const headers = securityHeaders(hstsMaxAge);
  const nginx = nginxConfiguration(headers, policies);
  await write("_headers", headersFile(headers, policies));
  await write("_headers.nginx.maps.conf", nginx.maps);
  await write("_headers.nginx.conf", nginx.server);
  await write(policiesFile, JSON.stringify(policies));
}

/** Every page matches the first rule too, so an exception takes back what it replaces. */
function headersFile(headers: PageHeaders, { pages, exceptions }: Policies): string {
  const common = { ...headers, "Content-Security-Policy": pages };
  const lineOf = ([name, value]: [string, string]) => `  ${name}: ${value}`;
  const rules = [
    ["/*", ...Object.entries(common).map(lineOf)],
    ...Object.entries(exceptions).map(([path, replaced]) => [
      `/${path.replace(/\/index\.html$/, "")}`,
      ...Object.entries(replaced).flatMap((header) => [
        ...(header[0] in common ? [`  ! ${header[0]}`] : []),
        lineOf(header),
      ]),
    ]),
  ];
  return rules.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

/** The maps for nginx's http block, and what its server block includes. */
function nginxConfiguration(headers: PageHeaders, policies: Policies) {
  const varying = varyingHeaders(headers, policies);
  const build = createHash("sha256").update(JSON.stringify(policies)).digest("hex").slice(0, 6);
  // nginx shares variables among all sites, so those of another build need other names.
  const variableOf = (header: string) =>
    `$conaas_${build}_${header.toLowerCase().replaceAll("-", "_")}`;
  const maps = Object.entries(varying).flatMap(([name, values]) => [
    `map $uri ${variableOf(name)} {`,
    ...Object.entries(values).map(([key, value]) => `    ${key} "${value}";`),
    "}",
  ]);
  const all = Object.entries({ ...headers, ...varying, Vary: "Accept-Encoding" });
  // A `location` with an add_header of its own sends none of these.
  const server = all.map(([name, value]) => {
    const sent = typeof value === "string" ? `"${value}"` : variableOf(name);
    return `add_header ${name} ${sent} always;`;
  });
  return { maps: `${maps.join("\n")}\n`, server: `charset utf-8;\n${server.join("\n")}\n` };
}

/**
 * The headers that differ from file to file, with their values by the keys of nginx's maps. They are chosen by the file
 * that is sent in the end, because a `location` with headers of its own would lose all others.
 */
function varyingHeaders(headers: PageHeaders, { pages, exceptions }: Policies) {
  const usual = (name: string) => ({ default: headers[name] ?? "" });
  const varying: Record<string, Record<string, string>> = {
    "Content-Security-Policy": { ...usual("Content-Security-Policy"), [`"~\\.html$"`]: pages },
    "Cache-Control": { default: revalidate, [`"~${contentHashed.source}"`]: forever },
  };
  for (const [page, replaced] of Object.entries(exceptions)) {
    for (const [name, value] of Object.entries(replaced)) {
      varying[name] = { ...(varying[name] ?? usual(name)), [`"/${page}"`]: value };
    }
  }
  return varying;
}
