import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashPage, policiesFile, type Policies } from "../../server/files/page-policies";
import { securityHeaders } from "../../server/http/security-headers";
import { nginxMaps, nginxServer } from "./nginx-headers";

/** For how many seconds browsers must use https, where a host serves the files; our own server has a setting. */
const hstsMaxAge = 31_536_000;

export type PageHeaders = Policies["exceptions"][string];

/**
 * Writes the headers for our own server, for hosts that read a `_headers` file as Cloudflare Pages does, and for nginx.
 */
export async function writeHeaders(
  publicDir: string,
  unhashed: Omit<Policies, "hashes">,
): Promise<void> {
  const write = (name: string, text: string) => writeFile(join(publicDir, name), text);
  const { kinds, exceptions } = unhashed;
  const policies: Policies = { ...unhashed, hashes: {} };
  for (const page of [...kinds.flatMap(({ pages }) => pages), ...Object.keys(exceptions)]) {
    policies.hashes[page] = hashPage(await readFile(join(publicDir, page)));
  }
  const headers = securityHeaders(hstsMaxAge);
  await write("_headers", headersFile(headers, policies));
  await write("_headers.nginx.maps.conf", nginxMaps(headers, policies));
  await write("_headers.nginx.conf", nginxServer(headers, policies));
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
