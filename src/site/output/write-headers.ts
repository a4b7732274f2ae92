import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { policiesFile, type Policies } from "../../server/files/page-policies";
import { securityHeaders } from "../../server/security-headers";

/** For how many seconds browsers must use https, where a host serves the files; our own server has a setting. */
const hstsMaxAge = 31_536_000;

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

function pageHeaders(policy: string): [name: string, value: string][] {
  return Object.entries({
    ...securityHeaders({ hstsMaxAge }),
    "Content-Security-Policy": policy,
  });
}

/** Every page matches the first rule too, so an exception takes back what it replaces. */
function headersFile({ pages, exceptions }: Policies): string {
  const rules = [
    ["/*", ...pageHeaders(pages).map(([name, value]) => `  ${name}: ${value}`)],
    ...Object.entries(exceptions).map(([path, policy]) => [
      addressOf(path),
      "  ! Content-Security-Policy",
      `  Content-Security-Policy: ${policy}`,
      "  ! X-Frame-Options",
    ]),
  ];
  return rules.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

/** To be included in a server block. A location with headers of its own inherits none. */
function nginxSnippet({ pages, exceptions }: Policies): string {
  const lines = (policy: string) =>
    pageHeaders(policy).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const locations = Object.entries(exceptions).flatMap(([path, policy]) => [
    `location = ${addressOf(path)} {`,
    `  try_files /${path} =404;`,
    ...lines(policy)
      .filter((line) => !line.includes("X-Frame-Options"))
      .map((line) => `  ${line}`),
    "}",
  ]);
  return [...lines(pages), ...locations, ""].join("\n");
}

function addressOf(path: string): string {
  return `/${path.replace(/\/index\.html$/, "")}`;
}
