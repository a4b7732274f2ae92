/** The CMS of a built site, in a browser: its login, and Decap's own backend for GitHub over a real repository. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { findEveryProblem } from "../../../src/content/check/content-problems";
import team from "../../../content/team.json";
import { portrait } from "../../setup/content-copy";
import { githubApi } from "../../setup/github-api";
import { changePicture, diff, expand, openEntry, publish, save } from "./cms-editor";

const api = githubApi();
const checkout = mkdtempSync(join(tmpdir(), "checkout-"));
test.afterAll(() => {
  api.remove();
  rmSync(checkout, { recursive: true });
});

test("an editor logs in, a commit is what the local CMS would write, and the build accepts it", async ({
  page,
  context,
}) => {
  // The CMS is a megabyte of script, and every step of this journey saves.
  test.slow();
  const server = spawn(process.execPath, ["--import", "tsx", "__tests__/setup/cms-login-site.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let url = "";
    for await (url of createInterface(server.stdout)) if (url.startsWith("http:")) break;
    const tokens = new Set<string | undefined>();
    const refused: string[] = [];
    const said: string[] = [];
    page.on("dialog", (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    page.on("console", (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
    });
    await context.route("https://api.github.com/**", async (route) => {
      const request = route.request();
      const headers = {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
        "access-control-allow-methods": "*",
      };
      if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
      tokens.add(request.headers().authorization);
      const call = `${request.method()} ${new URL(request.url()).pathname}`;
      await route.fulfill({ headers, ...api.answer(call, request.postDataJSON()) });
    });
    await context.route("https://www.githubstatus.com/**", (route) => route.abort());
    const response = await page.goto(`${url}/admin/`);
    expect(response?.url()).toBe(`${url}/admin`);
    expect(response?.headers()).toMatchObject({
      "cross-origin-opener-policy": "same-origin-allow-popups",
    });
    for (const file of ["preview.js", "content.json", team.members[0]?.image.slice(2)]) {
      expect((await page.request.get(`${url}/admin/preview/${file}`)).status()).toBe(200);
    }
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Login with GitHub" }).click();
    const popup = await opened;
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(page.getByRole("link", { name: "Services" }).first()).toBeVisible();
    expect([...tokens]).toEqual(["token gho_fake"]);
    await openEntry(page, "site/entries/Team");

    const before = api.git("show", "main:content/team.json");
    await expand(page, 0);
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await name.fill("");
    await publish(page);
    await expect.poll(() => said.at(-1)).toContain("Members, first: Name – fill it in");
    expect(api.git("rev-list", "--count", "main")).toBe("1");

    await name.fill("Robin New");
    const file = test.info().outputPath("portrait.jpg");
    await sharp(portrait).withMetadata({ orientation: 6 }).toFile(file);
    await changePicture(page, file);
    await save(page);
    expect(api.git("rev-list", "--count", "main")).toBe("2");
    expect(diff(before, api.git("show", "main:content/team.json"))).toEqual([
      expect.stringMatching(/^-"name": /),
      `-"image": "${team.members[0]?.image}",`,
      '+"name": "Robin New",',
      '+"image": "./images/portrait.jpg",',
    ]);
    expect(refused).toEqual([]);
    api.git("--work-tree", checkout, "checkout", "--force", "main", "--", ".");
    expect(await findEveryProblem(join(checkout, "content"))).toEqual([]);
  } finally {
    server.kill();
  }
});
