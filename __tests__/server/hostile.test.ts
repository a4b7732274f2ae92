import { send } from "./support/http";
import { methods, paths } from "./support/hostile/addresses";
import { bodies, contentTypes, otherSites } from "./support/hostile/forms";
import { headerTricks } from "./support/hostile/headers";
import { bodyLengths, requestLines } from "./support/hostile/parsing";
import { sendRaw } from "./support/raw";
import { rowsOf, startServer } from "./support/server";

const headers = [
  "x-content-type-options",
  "referrer-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "permissions-policy",
  "content-security-policy",
  "strict-transport-security",
];

it("withstands hundreds of hostile requests", async () => {
  const requests = [
    ...requestLines(),
    ...headerTricks(),
    ...bodyLengths(),
    ...paths(),
    ...methods(),
    ...contentTypes(),
    ...bodies(),
    ...otherSites(),
  ];
  expect(requests.length).toBeGreaterThanOrEqual(600);
  expect(new Set(requests.map(({ bytes }) => bytes.toString("latin1"))).size).toBe(requests.length);
  const server = await startServer({
    PUBLIC_URL: "https://www.conaas.example",
    HSTS_MAX_AGE: "60",
  });

  const faults: string[] = [];
  const waiting = requests.values();
  const worker = async () => {
    for (const { name, bytes, statuses, isCutOff } of waiting) {
      const responses = await sendRaw(server.url, bytes, { isCutOff }).catch(String);
      if (typeof responses === "string" || responses.length === 0) {
        faults.push(`${name}: no response ${String(responses)}`);
        continue;
      }
      const [first, ...more] = responses;
      if (!statuses.includes(first?.status ?? 0)) faults.push(`${name}: ${first?.status}`);
      // What follows a rejected request on its connection is not a request.
      if (more.length > 0) faults.push(`${name}: ${responses.length} responses`);
      const missing = headers.filter((header) => first?.headers[header] === undefined);
      if (missing.length > 0) faults.push(`${name}: ${first?.status} lacks ${missing.join(", ")}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));

  expect(faults).toEqual([]);
  expect(await rowsOf(server.databaseUrl, "SELECT id FROM submissions")).toEqual([]);
  expect((await send(server.url, "/")).status).toBe(200);
});
