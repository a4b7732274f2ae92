import config from "./jest.config.mjs";

const site = "<rootDir>/node_modules/.cache/edited-site";

/** Runs the tests that read content on an edited copy of it: see docs/testing.md. */
const onEditedContent = (project) => ({
  ...project,
  displayName: `edited ${project.displayName}`,
  globalSetup: "<rootDir>/__tests__/setup/edited-site.ts",
  setupFiles: ["<rootDir>/__tests__/setup/edited-directory.ts"],
  moduleNameMapper: {
    ...project.moduleNameMapper,
    "^(?:\\.\\./)+content/(.*\\.json)$": `${site}/content/$1`,
  },
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    "/__tests__/specification/",
    "/__tests__/server/",
    "/__tests__/cms/",
    "/__tests__/commands/",
  ],
});

export default { ...config, projects: config.projects.map(onEditedContent) };
