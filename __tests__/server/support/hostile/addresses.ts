/** Requests for what the site does not publish, or does not do. */
import { contactPath, expertPath } from "../samples";
import { writeRequest, type HostileRequest } from "./hostile-request";

const formPaths = [contactPath, expertPath];

export function paths(): HostileRequest[] {
  const secrets = [
    "etc/passwd",
    "package.json",
    "src/server/main.ts",
    ".env",
    "data/submissions.db",
    ".git/config",
  ];
  const ups = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%5c",
    "..\\",
    "....//",
    "..;/",
    "%252e%252e%252f",
    "%c0%ae%c0%ae/",
    "..%00/",
    "./../",
  ];
  const odd = [
    "/%",
    "/%zz",
    "/%ff",
    "/%00",
    "/a%00.html",
    "//evil.test",
    "/\\evil.test",
    "/%2f%2fevil.test/",
    "/https://evil.test",
    "/.",
    "/..",
    "/~root",
    "/index.html%20",
    "/CON",
    "/a".repeat(4_000),
    "/?".repeat(3_000),
    "/__proto__",
    "/constructor",
    "/services/<script>alert(1)</script>",
    "/services/%3Cscript%3E",
    "/services/%0d%0aSet-Cookie:x",
    "/.well-known/../.env",
    "/.well-known/",
    "/page-data/..%2f..%2f.env/page-data.json",
    "/404.html",
    "/services/unknown/index.html",
  ];
  const traversals = ups.flatMap((up) => secrets.map((file) => `/${up.repeat(4)}${file}`));
  return [...traversals, ...odd]
    .map((path) => ({
      name: `GET ${path.slice(0, 60)}`,
      bytes: writeRequest({ path }),
      statuses: [301, 400, 404],
    }))
    .map((request) =>
      request.name.startsWith("GET /?") ? { ...request, statuses: [200] } : request,
    );
}

export function methods(): HostileRequest[] {
  const known = [
    "PUT",
    "PATCH",
    "DELETE",
    "TRACE",
    "PROPFIND",
    "MKCOL",
    "LOCK",
    "SEARCH",
    "PURGE",
    "REPORT",
    "LINK",
    "QUERY",
  ];
  const addresses = [
    "/",
    "/about-us",
    "/nothing",
    "/healthz",
    "/mainsite/form-token",
    ...formPaths,
  ];
  return known.flatMap((method) =>
    addresses.map((path) => ({
      name: `${method} ${path}`,
      bytes: writeRequest({ method, path, body: "x" }),
      statuses: [400, 403, 404, 405],
    })),
  );
}
