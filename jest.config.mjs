import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { contentDirectory } from "./src/content/content-directory.cjs";

/** Compiled by SWC, which takes a fraction of the time of TypeScript's compiler. */
const compiled = (parser) => [
  "@swc/jest",
  {
    jsc: {
      parser,
      target: "es2022",
      transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
    },
    module: { type: "commonjs" },
  },
];

const shared = {
  rootDir: import.meta.dirname,
  transform: {
    "\\.tsx$": compiled({ syntax: "typescript", tsx: true }),
    "\\.ts$": compiled({ syntax: "typescript" }),
    "\\.m?js$": compiled({ syntax: "ecmascript" }),
  },
  // These packages are ES modules, which Jest must compile too.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|d3-geo|d3-array|internmap|lucide-react|@fastify/cookie|cookie)/)",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/setup/gatsby.tsx",
    "^@content/(.*)$": `${contentDirectory()}/$1`,
    "\\.(woff2|css)(\\?.*)?$": "<rootDir>/__tests__/setup/asset.ts",
  },
  modulePathIgnorePatterns: ["/.cache/", "/public/", "/.server/", "/test-results/"].map(
    (folder) => `<rootDir>${folder}`,
  ),
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/console.ts"],
};

/** Tests of code that runs in Node. */
export const node = {
  ...shared,
  displayName: "node",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  testPathIgnorePatterns: ["/__tests__/(?:server|engines)/"],
};

/** Tests of the server, which is compiled once for all of them. Without its folder there are none. */
const server = {
  ...node,
  displayName: "server",
  testMatch: ["<rootDir>/__tests__/server/**/*.test.ts"],
  testPathIgnorePatterns: ["/__tests__/server/soak/", "(?:nginx|outages).test"],
  ...(existsSync("server") && {
    globalSetup: "<rootDir>/__tests__/server/support/compile-server.ts",
  }),
};

/** Tests of code that runs in a browser, in jsdom. */
const document = {
  ...shared,
  displayName: "document",
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.tsx"],
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/setup/document.ts"],
};

export const common = {
  rootDir: import.meta.dirname,
  globalSetup: "<rootDir>/__tests__/setup/before-tests.ts",
  globalTeardown: "<rootDir>/__tests__/setup/after-tests.ts",
  // More than processors, because many of these tests only wait for processes and timers.
  maxWorkers: availableParallelism() + 1,
  // In milliseconds. At its end a worker holds a gigabyte, whose release alone takes a third of a second, and more on a
  // busy machine. By default, Jest reports one that needs more than half a second as hanging.
  workerGracefulExitTimeout: 10_000,
  // For tests that hang. On a busy machine the default of five seconds is too short for a first test,
  // which waits until Jest has compiled what it imports.
  testTimeout: 60_000,
};

export default { ...common, projects: [node, document, server] };
