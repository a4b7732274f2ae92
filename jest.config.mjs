import { availableParallelism } from "node:os";

/** One PostgreSQL server and one compiled process of SQLite for all test files. */
const databases = {
  globalSetup: "<rootDir>/__tests__/setup/start-databases.ts",
  globalTeardown: "<rootDir>/__tests__/setup/stop-databases.ts",
};

/** The tests that read content, but for those of the specification's words. */
const readingRooms =
  "**/__tests__/{blocks,content,dialogs,domain,forms,layout,pages,search,sections,seo,build/!(fonts|output|patches),templates}/**/*.test";

/**
 * Whether the command names the projects of edited content, to select them or to leave them to a run of their own. Not a
 * variable: Windows sets those in another way.
 */
const isEditedNamed = process.argv.includes("edited-node");

/** The tests that run on the real content. */
const onRealContent = (extension) => [
  `<rootDir>/__tests__/**/*.test.${extension}`,
  ...(isEditedNamed ? [`!${readingRooms}.${extension}`] : []),
];

/** By SWC, because a fresh clone compiles every file once for each of the projects below. */
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

/**
 * Tests ending in .tsx run in a document (jsdom), tests ending in .ts in Node. Those that read content run on an edited
 * copy of it, too: when the command names that project, as in `npm test`, on that only. Those in __tests__/soak take minutes and run with
 * `npm run test:soak` only.
 */
const shared = {
  transform: {
    "\\.tsx$": compiled({ syntax: "typescript", tsx: true }),
    "\\.ts$": compiled({ syntax: "typescript" }),
    "\\.m?js$": compiled({ syntax: "ecmascript" }),
  },
  // These packages are ES modules, which Jest must compile too.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|d3-geo|d3-array|internmap|lucide-react)/)",
  ],
  moduleNameMapper: {
    "^\\./sqlite-program$": "<rootDir>/__tests__/setup/sqlite-program.ts",
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
  setupFiles: ["<rootDir>/__tests__/setup/project-directory.ts"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/console.ts"],
};

const node = {
  ...shared,
  displayName: "node",
  testEnvironment: "node",
  testMatch: onRealContent("ts"),
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, "/__tests__/soak/"],
};

const document = {
  ...shared,
  displayName: "document",
  testEnvironment: "jsdom",
  testMatch: onRealContent("tsx"),
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/setup/document.ts"],
};

const soak = {
  ...shared,
  displayName: "soak",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/soak/**/*.test.ts"],
};

const editedSite = "<rootDir>/node_modules/.cache/edited-site";

/** Runs the tests that read content on an edited copy of it: see docs/testing.md. */
const onEditedContent = (project, extension) => ({
  ...project,
  displayName: `edited-${project.displayName}`,
  globalSetup: "<rootDir>/__tests__/setup/edited-site.ts",
  setupFiles: ["<rootDir>/__tests__/setup/edited-directory.ts"],
  testMatch: [`${readingRooms}.${extension}`],
  moduleNameMapper: {
    ...project.moduleNameMapper,
    "^(?:\\.\\./)+content/(.*\\.json)$": `${editedSite}/content/$1`,
  },
});

export default {
  // More than processors, because many of these tests only wait for processes and timers.
  maxWorkers: availableParallelism() + 1,
  // In milliseconds. At its end a worker holds a gigabyte, whose release alone takes a third of a second, and more on a
  // busy machine. By default, Jest reports one that needs more than half a second as hanging.
  workerGracefulExitTimeout: 10_000,
  // For tests that hang. On a busy machine the default of five seconds is too short for a first test,
  // which waits until Jest has compiled what it imports.
  testTimeout: 240_000,
  testSequencer: "<rootDir>/__tests__/setup/long-suites-first.cjs",
  projects: [
    { ...node, ...databases },
    document,
    onEditedContent(node, "ts"),
    onEditedContent(document, "tsx"),
    { ...soak, ...databases },
  ],
};
