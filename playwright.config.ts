import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./__tests__/setup/browser";

const port = process.env.E2E_PORT ?? "9180";

/** Tests the built site, served by its own server, in a real browser. */
export default defineConfig({
  testDir: "__tests__/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium has no sandbox as root; the other two stop its own background requests.
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: {
    command: "node --import tsx src/server/main.ts",
    url: `http://localhost:${port}/`,
    env: {
      PORT: port,
      // All tests share one address, and must not write to the real database.
      RATE_LIMIT_PER_MINUTE: "1000",
      RATE_LIMIT_PER_DAY: "10000",
      RATE_LIMIT_TOTAL_PER_MINUTE: "1000",
      DATABASE_URL: pathToFileURL(join(tmpdir(), `conaas-e2e-${port}`, "submissions.db")).href,
    },
    reuseExistingServer: false,
  },
});
