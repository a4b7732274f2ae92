/** The CMS of a built site, in a browser: Decap's own backend for GitHub, over a real repository. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { findContentProblems } from "../../src/content-check/content-problems";
import { githubApi } from "../setup/github-api";
import { expand, publish, save, selectPicture } from "./cms-editor";
import { diff } from "./differences";

const api = githubApi();
const checkout = mkdtempSync(join(tmpdir(), "checkout-"));
test.afterAll(() => {
  api.remove();
  rmSync(checkout, { recursive: true });
});

test("a commit is what the local CMS would write, and the build accepts it", async ({
  page,
  context,
}) => {
  const site = spawn(process.execPath, ["--import", "tsx", "__tests__/setup/cms-login-site.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let url = "";
    for await (url of createInterface(site.stdout)) break;
    await context.route("https://api.github.com/**", async (route) => {
      const request = route.request();
      const headers = {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
        "access-control-allow-methods": "*",
      };
      if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
      const call = `${request.method()} ${new URL(request.url()).pathname}`;
      await route.fulfill({ headers, ...api.answer(call, request.postDataJSON()) });
    });
    await context.route("https://www.githubstatus.com/**", (route) => route.abort());
    await page.goto(`${url}/admin/`);
    await page.getByRole("button", { name: "Login with GitHub" }).click();
    await expect(page.getByRole("link", { name: "Services" }).first()).toBeVisible();
    await page.goto(`${url}/admin/#/collections/site/entries/Team`);
    await page.reload();

    const before = api.git("show", "main:content/team.json");
    await expand(page, 0);
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await name.fill("");
    await publish(page);
    await expect(page.getByText("Members, first: Name – fill it in")).toBeVisible();
    expect(api.git("rev-list", "--count", "main")).toBe("1");

    await name.fill("Robin New");
    await page.getByRole("button", { name: "Choose different image" }).click();
    await selectPicture(page, "who-we-are");
    await save(page);
    expect(api.git("rev-list", "--count", "main")).toBe("2");
    expect(diff(before, api.git("show", "main:content/team.json"))).toEqual([
      expect.stringMatching(/^-"name": /),
      '-"image": "./images/team-1.jpg",',
      '+"name": "Robin New",',
      '+"image": "./images/who-we-are.jpg",',
    ]);
    api.git("--work-tree", checkout, "checkout", "--force", "main", "--", ".");
    symlinkSync(resolve("static"), join(checkout, "static"));
    expect(findContentProblems(join(checkout, "content"))).toEqual([]);
  } finally {
    site.kill();
  }
});
