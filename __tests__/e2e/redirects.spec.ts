import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { words } from "../setup/words";

test("the addresses of the site before lead to pages, here and at static hosts", async ({
  request,
}) => {
  const rules = words.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
  expect(readFileSync("public/_redirects", "utf8")).toContain(
    `${rules}/services/* /services/unknown/index.html 404\n`,
  );
  for (const { from, to } of words.redirects) {
    const { location } = (await request.get(`${from}?a=1`, { maxRedirects: 0 })).headers();
    expect(location, from).toContain("?a=1");
    expect(location?.replace("?a=1", "")).toBe(to);
  }
});
