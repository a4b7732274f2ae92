import config from "./jest.config.mjs";

const site = "<rootDir>/node_modules/.cache/edited-site";

/** The tests that read content, but for those of the specification's words and of the edits themselves. */
const rooms =
  "{blocks,content-model,dialogs,domain,forms,gallery,layout,pages,search,sections,seo,site/!(compilation|output),templates}";

/** Runs the tests that read content on an edited copy of it: see docs/testing.md. */
const onEditedContent = (project, extension) => ({
  ...project,
  displayName: `edited ${project.displayName}`,
  globalSetup: "<rootDir>/__tests__/setup/edited-site.ts",
  setupFiles: ["<rootDir>/__tests__/setup/edited-directory.ts"],
  testMatch: [`<rootDir>/__tests__/${rooms}/**/*.test.${extension}`],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, "/edited-content.test.ts$"],
  moduleNameMapper: {
    ...project.moduleNameMapper,
    "^(?:\\.\\./)+content/(.*\\.json)$": `${site}/content/$1`,
  },
});

const [inNode, inDocument] = config.projects;

export default {
  ...config,
  // Beside the other tests, half of whose time is waiting.
  maxWorkers: 1,
  projects: [onEditedContent(inNode, "ts"), onEditedContent(inDocument, "tsx")],
};
