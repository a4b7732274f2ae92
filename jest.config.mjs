import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { contentDirectory } from "./src/content/content-directory.cjs";

/** Compiles with SWC, in a fraction of the time that TypeScript's compiler takes. */
const compileWithSwc = (parser) => [
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
    "\\.tsx$": compileWithSwc({ syntax: "typescript", tsx: true }),
    "\\.ts$": compileWithSwc({ syntax: "typescript" }),
    "\\.m?js$": compileWithSwc({ syntax: "ecmascript" }),
  },
  // These packages are ES modules, which Jest must compile too.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|d3-geo|d3-array|internmap|lucide-react|@fastify/cookie|cookie)/)",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/setup/gatsby.tsx",
    "^@content/(.*)$": `${contentDirectory()}/$1`,
    "\\.(woff2|css|png)(\\?.*)?$": "<rootDir>/__tests__/setup/asset.ts",
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

/** Tests of the server, which is compiled once for all of them; none if server/ has been deleted. */
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
  // More workers than processors, because many tests only wait for child processes and timers.
  maxWorkers: availableParallelism() + 1,
  // In milliseconds. A worker ends with a gigabyte of memory, whose release may take longer than the half second after which
  // Jest would report it as hanging.
  workerGracefulExitTimeout: 10_000,
  // Only ends tests that hang. The default of five seconds is too short for a file's first test on a busy machine, because
  // it includes the compilation of everything that the file imports.
  testTimeout: 60_000,
};

export default { ...common, projects: [node, document, server] };
