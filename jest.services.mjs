/** The tests that need PostgreSQL or nginx, and those that take minutes: see docs/testing.md. */
import { common, node } from "./jest.config.mjs";

const withPostgres = {
  ...node,
  testPathIgnorePatterns: [],
  globalSetup: "<rootDir>/__tests__/server/support/start-postgres.ts",
  globalTeardown: "<rootDir>/__tests__/server/support/stop-postgres.ts",
};

export default {
  ...common,
  // Some of them watch a machine fail for minutes.
  testTimeout: 240_000,
  projects: [
    {
      ...withPostgres,
      displayName: "services",
      testMatch: [
        "<rootDir>/__tests__/server/database/{contract,migrations,outages}.test.ts",
        "<rootDir>/__tests__/server/files/nginx.test.ts",
        "<rootDir>/__tests__/engines/*.test.ts",
      ],
    },
    {
      ...withPostgres,
      displayName: "soak",
      testMatch: ["<rootDir>/__tests__/server/soak/*.test.ts"],
    },
  ],
};
