/** The login to the CMS of a built site, in a browser: the real pages and server, and a GitHub that is made up. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";

test("an editor logs in at GitHub, and the CMS asks GitHub with their token", async ({
  page,
  context,
}) => {
  const program = spawn(
    process.execPath,
    ["--import", "tsx", "__tests__/setup/cms-login-site.ts"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  try {
    let url = "";
    for await (url of createInterface(program.stdout)) if (url.startsWith("http:")) break;

    const asked: (string | undefined)[] = [];
    await context.route("https://api.github.com/**", async (route) => {
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      if (route.request().method() !== "OPTIONS") {
        asked.push(route.request().headers().authorization);
      }
      await route.fulfill({ status: 401, headers, json: { message: "made up" } });
    });
    await context.route("https://www.githubstatus.com/**", (route) => route.abort());
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
    });

    const response = await page.goto(`${url}/admin/`);
    expect(response?.url()).toBe(`${url}/admin`);
    expect(response?.headers()).toMatchObject({
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "x-robots-tag": "noindex",
    });
    for (const file of ["preview.js", "content.json", "images/hero.jpg"]) {
      expect((await page.request.get(`${url}/admin/preview/${file}`)).status()).toBe(200);
    }
    const login = page.getByRole("button", { name: "Login with GitHub" });
    const opened = page.waitForEvent("popup");
    await login.click();
    const popup = await opened;
    await expect.poll(() => asked[0]).toBe("token gho_fake");
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(refused).toEqual([]);
  } finally {
    program.kill();
  }
});
