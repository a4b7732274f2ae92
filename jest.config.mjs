/**
 * Tests ending in .tsx run in a document (jsdom), tests ending in .ts in Node.
 * Everything is compiled the way Gatsby compiles it.
 */
const shared = {
  transform: { "\\.m?[jt]sx?$": "<rootDir>/__tests__/setup/babel-transform.cjs" },
  // These packages are ES modules, which Jest must compile too.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|lucide-react|d3-geo|d3-array|internmap)/)",
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
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/.server/"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/console.ts"],
};

export default {
  // By default Jest leaves one processor free, although many of these tests only wait for processes and timers.
  maxWorkers: "100%",
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
