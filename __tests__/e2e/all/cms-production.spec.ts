/** The CMS of a built site, in a browser: its login by Decap's own backend for GitHub. What guards its saves: cms/guard-backend.test.ts. */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { contentDir } from "../../setup/content";

test("an editor logs in by a window that closes, whose token goes to GitHub alone", async ({
  page,
  context,
}) => {
  // The first run fetches and bundles the CMS.
  test.slow();
  const program = ["--import", "tsx", "__tests__/server/support/cms-login-site.ts"];
  // The builds say where the content is that the server imports; tsx asks for a file.
  const tsconfig = test.info().outputPath("tsconfig.json");
  const paths = { "@content/*": [`${contentDir}/*`] };
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: resolve("tsconfig.json"), compilerOptions: { paths } }),
  );
  const server = spawn(process.execPath, program, {
    env: { ...process.env, TSX_TSCONFIG_PATH: tsconfig },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let url = "";
    for await (url of createInterface(server.stdout)) if (url.startsWith("http:")) break;
    const tokens = new Set<string | undefined>();
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
    });
    await context.route("https://www.githubstatus.com/**", (route) => route.abort());
    await context.route("https://api.github.com/**", async (route) => {
      const headers = {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
        "access-control-allow-methods": "*",
      };
      if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
      tokens.add(route.request().headers().authorization);
      await route.fulfill({ status: 404, headers, json: { message: "Not Found" } });
    });
    const response = await page.goto(`${url}/admin/`);
    expect(response?.headers()).toMatchObject({
      "cross-origin-opener-policy": "same-origin-allow-popups",
    });
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Login with GitHub" }).click();
    const popup = await opened;
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect.poll(() => [...tokens]).toEqual(["token gho_fake"]);
    expect(refused).toEqual([]);
  } finally {
    server.kill();
  }
});
