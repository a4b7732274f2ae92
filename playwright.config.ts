import { defineConfig } from "@playwright/test";
import { launchOptions } from "./__tests__/setup/browser";

const port = process.env.E2E_PORT ?? "9180";

/** Tests the built site, served by its own server, in a real browser. */
export default defineConfig({
  testDir: "__tests__/e2e",
  globalSetup: "./__tests__/setup/before-tests",
  globalTeardown: "./__tests__/setup/after-tests",
  projects: [
    { name: "site", testIgnore: "all/**" },
    // What `npm run test:all` adds.
    { name: "all", testMatch: "all/*.spec.ts" },
    // In a copy of the project that __tests__/plugins/without-plugins.ts has built.
    { name: "without-plugins", testDir: "__tests__/plugins", testMatch: "*.spec.ts" },
  ],
  fullyParallel: true,
  // More workers than processors, because these tests wait much of the time.
  workers: 3,
  // Generous, for busy machines. Tests wait for states, so this costs a passing test no time.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: "npm run --silent serve",
    url: `http://localhost:${port}/`,
    env: {
      PORT: port,
      // All tests share one IP address.
      RATE_LIMIT_PER_MINUTE: "1000",
      // A new database for each run: Playwright empties the folder before it starts the server.
      DATABASE_URL: "file:test-results/submissions.db",
    },
    reuseExistingServer: false,
  },
});
