import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { policiesFile, type Policies } from "../../server/files/page-policies";
import { securityHeaders } from "../../server/security-headers";

/** For how many seconds browsers must use https, where a host serves the files; our own server has a setting. */
const hstsMaxAge = 31_536_000;

/** Headers by their names. */
export type PageHeaders = Policies["exceptions"][string];

/**
 * Writes the security headers of the built site for whatever serves it: our own server, hosts that read a
 * `_headers` file as Cloudflare Pages does, and nginx.
 */
export async function writeHeaders(publicDir: string, policies: Policies): Promise<void> {
  const write = (name: string, text: string) => writeFile(join(publicDir, name), text);
  await write(policiesFile, JSON.stringify(policies));
  await write("_headers", headersFile(policies));
  await write("_headers.nginx.conf", nginxSnippet(policies));
}

function allHeaders(headers: PageHeaders): [name: string, value: string][] {
  return Object.entries({ ...securityHeaders({ hstsMaxAge }), ...headers });
}

/** Every page matches the first rule too, so an exception takes back what it replaces. */
function headersFile({ pages, exceptions }: Policies): string {
  const common = allHeaders({ "Content-Security-Policy": pages });
  const lineOf = ([name, value]: [string, string]) => `  ${name}: ${value}`;
  const rules = [
    ["/*", ...common.map(lineOf)],
    ...Object.entries(exceptions).map(([path, headers]) => [
      addressOf(path),
      ...Object.entries(headers).flatMap((header) => {
        const isReplaced = common.some(([name]) => name === header[0]);
        return [...(isReplaced ? [`  ! ${header[0]}`] : []), lineOf(header)];
      }),
    ]),
  ];
  return rules.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

/** To be included in a server block. A location with headers of its own inherits none. */
function nginxSnippet({ pages, exceptions }: Policies): string {
  const lines = (headers: PageHeaders) =>
    allHeaders(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const locations = Object.entries(exceptions).flatMap(([path, headers]) => [
    `location = ${addressOf(path)} {`,
    `  try_files /${path} =404;`,
    ...lines(headers).map((line) => `  ${line}`),
    "}",
  ]);
  return [...lines({ "Content-Security-Policy": pages }), ...locations, ""].join("\n");
}

function addressOf(path: string): string {
  return `/${path.replace(/\/index\.html$/, "")}`;
}
