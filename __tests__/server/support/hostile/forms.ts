/** Forms that the site's own pages could not send. */
import { contactPath, enquiry, expertPath } from "../samples";
import { writeRequest, type HostileRequest } from "./hostile-request";

const formPaths = [contactPath, expertPath];
const json = JSON.stringify(enquiry);
const urlencoded = new URLSearchParams(enquiry).toString();

export function contentTypes(): HostileRequest[] {
  const types = [
    "text/plain",
    "text/json",
    "text/html",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/octet-stream",
    "application/json; charset=\u0000",
    "application/jsonp",
    "application/json-patch+json",
    "application/*",
    "*/*",
    "x",
    "application/x-www-form-urlencodedx",
    "application/graphql",
  ];
  return formPaths.flatMap((path) => [
    ...types.map((type) => ({
      name: `${path} as ${type}`,
      bytes: writeRequest({ method: "POST", path, headers: [`Content-Type: ${type}`], body: json }),
      statuses: [400, 415],
    })),
    {
      name: `${path} without a type`,
      bytes: writeRequest({ method: "POST", path, body: json }),
      statuses: [415],
    },
    ...["gzip", "br", "x", "identity"].map((encoding) => ({
      name: `${path} encoded as ${encoding}`,
      bytes: writeRequest({
        method: "POST",
        path,
        headers: ["Content-Type: application/json", `Content-Encoding: ${encoding}`],
        body: json,
      }),
      statuses: [415],
    })),
  ]);
}

export function bodies(): HostileRequest[] {
  const deep = (open: string, close: string) => open.repeat(5_000) + close.repeat(5_000);
  const jsons = [
    "{",
    "}",
    "[]",
    "null",
    "true",
    "0",
    '""',
    "{}{}",
    "NaN",
    "{'name':1}",
    deep("[", "]"),
    deep('{"a":', "1}"),
    '{"__proto__":{"name":"x"}}',
    '{"constructor":{"prototype":{}}}',
    json.replace("{", '{"admin":true,'),
    json.replace("{", '{"id":"1",'),
    json.replace('"Asha Rao"', "5"),
    json.replace('"Asha Rao"', '["Asha"]'),
    json.replace('"Asha Rao"', "{}"),
    json.replace("Asha", "\u0000"),
    "a".repeat(40_000),
    `"${"a".repeat(33_000)}"`,
  ];
  const forms = [
    "%",
    "%zz=1",
    "name=%ff",
    "a=1&a=2",
    "name=x&name=y",
    "name[]=x",
    "name[a]=x",
    "__proto__=x",
    "constructor=x",
    `${urlencoded}&admin=1`,
    `${urlencoded}&name=x`,
    "&".repeat(32_000),
    "=".repeat(32_000),
    "a".repeat(40_000),
    urlencoded.replace("Asha", "%00"),
    urlencoded.replace("Asha", "%0d%0aBcc:x"),
  ];
  const latin1 = Buffer.from(json.replace("Asha", "J\u00fcrgen"), "latin1");
  const post = (path: string, type: string, body: string | Buffer) => ({
    name: `${path}: ${body.toString("latin1").slice(0, 40)}`,
    bytes: writeRequest({ method: "POST", path, headers: [`Content-Type: ${type}`], body }),
    statuses: [400, 413, 422],
  });
  return formPaths.flatMap((path) => [
    ...jsons.map((body) => post(path, "application/json", body)),
    post(path, "application/json", latin1),
    ...forms.map((body) => post(path, "application/x-www-form-urlencoded", body)),
  ]);
}

export function otherSites(): HostileRequest[] {
  const sites = [
    ["Host: evil.test", "Origin: http://evil.test"],
    ["Host: evil.test", "Origin: https://www.conaas.example"],
    ["Host: evil.test"],
    ["Host: localhost", "Origin: https://evil.test"],
    ["Host: localhost", "Origin: null"],
    ["Host: localhost", "Origin: "],
    ["Host: localhost", "Origin: http://localhost:1"],
    ["Host: localhost", "Origin: http://localhost.evil.test"],
    ["Host: www.conaas.example", "Origin: http://www.conaas.example"],
    ["Host: www.conaas.example", "Origin: https://www.conaas.example.evil.test"],
    ["Host: www.conaas.example", "Origin: https://www.conaas.example@evil.test"],
    ["Host: www.conaas.example", "Sec-Fetch-Site: cross-site"],
    ["Host: www.conaas.example", "Sec-Fetch-Site: same-site"],
    ["Host: localhost", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"],
    ["Host: www.conaas.example", "X-Forwarded-Host: evil.test", "Origin: https://evil.test"],
    ["Host: www.conaas.example@evil.test", "Origin: http://evil.test"],
    ["Host: www.conaas.example:1", "Origin: https://www.conaas.example:1"],
    ["Host: ", "Origin: https://www.conaas.example"],
  ];
  const types = [
    ["application/json", json],
    ["application/x-www-form-urlencoded", urlencoded],
    ["text/plain", json],
  ] as const;
  return formPaths.flatMap((path) =>
    sites.flatMap((site) =>
      types.map(([type, body]) => ({
        name: `${path} as ${type} with ${site.join(", ")}`,
        bytes: writeRequest({
          method: "POST",
          path,
          headers: [...site, `Content-Type: ${type}`],
          body,
        }),
        statuses: [400, 403],
      })),
    ),
  );
}
