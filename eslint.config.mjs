import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import testingLibrary from "eslint-plugin-testing-library";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Which rooms of src may know which; every room may know lib. docs/architecture.md says why. */
const mayImport = {
  pages: ["sections", "seo"],
  templates: ["sections", "seo"],
  sections: ["dialogs", "search", "forms", "blocks", "components", "theme"],
  dialogs: ["forms", "blocks", "components", "theme"],
  search: ["content-model", "components", "theme"],
  blocks: ["components", "theme"],
  app: ["layout", "theme"],
  layout: ["dialogs", "search", "components", "theme"],
  forms: ["domain", "components", "theme"],
  components: ["theme"],
  seo: [],
  server: ["domain", "content-model", "theme"],
  site: ["content-model", "domain", "search"],
  commands: ["content-model", "domain", "server", "site"],
  theme: [],
  domain: [],
  lib: [],
  "content-model": ["domain"],
};
const rooms = Object.keys(mayImport);

const zones = rooms.map((room) => ({
  target: `./src/${room}`,
  from: rooms
    .filter((other) => other !== room && other !== "lib" && !mayImport[room].includes(other))
    .map((other) => `./src/${other}`),
  message: `src/${room} may not know this room: see docs/architecture.md.`,
}));

const noSectionKnowsAnother = {
  target: "./src/sections",
  from: "./src/sections",
  message: "No section knows another: a page puts them together.",
};

export default defineConfig(
  {
    ignores: [
      ".cache/",
      "public/",
      "node_modules/",
      "src/gatsby-types.d.ts",
      "test-results/",
      "playwright-report/",
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat["recommended-latest"],
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true },
    },
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...zones, noSectionKnowsAnother] }],
      "import-x/no-cycle": "error",
      "import-x/no-duplicates": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "ExportAllDeclaration",
          message: "No barrel files: import from where a thing is.",
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: "No style attributes: a strict security policy drops them. Use the css prop.",
        },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      // A type alias, unlike an interface, can be passed as a record of strings.
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/consistent-type-assertions": [
        "error",
        { assertionStyle: "as", objectLiteralTypeAssertions: "never" },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A list loses its semantics in Safari when its bullets are hidden; saying the role brings them back.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      // The theme switch and the search box carry their own names; the rule cannot see through components.
      "jsx-a11y/label-has-associated-label": "off",
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/forms/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: ["final-form", "react-final-form"].map((name) => ({
            name,
            message: "Only src/forms uses final-form.",
          })),
        },
      ],
    },
  },
  {
    files: ["__tests__/**/*.test.tsx"],
    plugins: testingLibrary.configs["flat/react"].plugins,
    rules: {
      ...testingLibrary.configs["flat/react"].rules,
      // The elements of a head and the sources of a picture have no role to be found by.
      "testing-library/no-node-access": "off",
      "testing-library/no-container": "off",
      "testing-library/no-render-in-lifecycle": "off",
    },
  },
  {
    // Tests look into JSON answers whose shape they are there to assert, and matchers are typed `any`.
    files: ["__tests__/**"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
  { files: ["__tests__/**", "jest.config.mjs"], languageOptions: { globals: { ...globals.jest } } },
  // Configuration and compiled helpers are no part of the TypeScript project.
  { files: ["**/*.cjs", "**/*.mjs"], extends: [tseslint.configs.disableTypeChecked] },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
