import { availableParallelism } from "node:os";

/**
 * Tests ending in .tsx run in a document (jsdom), tests ending in .ts in Node.
 * Everything is compiled the way Gatsby compiles it.
 */
const shared = {
  transform: { "\\.m?[jt]sx?$": "<rootDir>/__tests__/setup/babel-transform.cjs" },
  // These packages are ES modules, which Jest must compile too.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|d3-geo|d3-array|internmap|lucide-react)/)",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/setup/gatsby.tsx",
    "\\.(woff2|css)(\\?.*)?$": "<rootDir>/__tests__/setup/asset.ts",
  },
  testPathIgnorePatterns: [
    "/node_modules/",
    "/.cache/",
    "/public/",
    "/.server/",
    "/__tests__/e2e/",
    "/__tests__/setup/",
  ],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/public/",
    "<rootDir>/.server/",
    "<rootDir>/test-results/",
  ],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/console.ts"],
};

export default {
  // More than processors, because many of these tests only wait for processes and timers.
  maxWorkers: availableParallelism() + 1,
  // For tests that hang. On a busy machine the default of five seconds is too short for a first test,
  // which waits until Jest has compiled what it imports.
  testTimeout: 240_000,
  testSequencer: "<rootDir>/__tests__/setup/long-suites-first.cjs",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "document",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/**/*.test.tsx"],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/setup/document.ts"],
    },
  ],
};
