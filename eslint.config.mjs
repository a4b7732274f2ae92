import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import testingLibrary from "eslint-plugin-testing-library";
import globals from "globals";
import tseslint from "typescript-eslint";

/**
 * The rooms of src, from the top floor to the ground, and which of those below them each may import, besides lib.
 * docs/architecture.md says what is in them.
 */
const floors = [
  {
    "cms/preview": [
      "cms",
      "content-check",
      "content-model",
      "layout",
      "page",
      "pages",
      "schema",
      "site",
      "templates",
      "theme",
    ],
  },
  {
    pages: ["sections", "seo"],
    templates: ["sections", "seo"],
    "cms/editor": ["cms", "content-check", "content-model"],
    commands: [
      "cms",
      "content-check",
      "content-model",
      "domain",
      "schema",
      "server",
      "site",
      "theme",
    ],
  },
  {
    sections: ["dialogs", "search", "forms", "blocks", "components", "theme"],
    app: ["layout", "theme"],
    cms: ["content-check", "content-model", "schema"],
  },
  {
    dialogs: ["forms", "components", "theme"],
    layout: ["search", "components", "theme", "page"],
    site: ["content-check", "content-model", "search", "server", "theme", "page"],
  },
  {
    blocks: ["components", "theme"],
    forms: ["domain", "components", "theme", "page"],
    search: ["components", "theme"],
    "content-check": ["content-model"],
    schema: ["content-model"],
    server: ["domain", "content-model", "theme"],
  },
  { components: ["theme", "page"], "content-model": ["domain"] },
  { seo: [], theme: ["page"], domain: [] },
  { page: [] },
  { lib: [] },
];
const rooms = floors.flatMap(Object.keys);

const zones = floors.flatMap((floor, index) => {
  const below = floors.slice(index + 1).flatMap(Object.keys);
  return Object.entries(floor).map(([room, mayImport]) => {
    const allowed = below.filter((other) => other === "lib" || mayImport.includes(other));
    return {
      // The scripts for browsers, rooms of their own, are in the folder of the CMS.
      target: room === "cms" ? "./src/cms/*" : `./src/${room}`,
      from: rooms
        .filter((other) => other !== room && !allowed.includes(other))
        .map((other) => `./src/${other}`),
      message: `src/${room} may not import this room: see docs/architecture.md.`,
    };
  });
});

const noSectionImportsAnother = {
  target: "./src/sections",
  from: "./src/sections",
  message: "A section does not import another: a page combines them.",
};

/** The only files of src that may import these modules, or use these globals. */
const owners = [
  { files: "src/components/*icon*", imports: ["lucide-react"] },
  { files: "src/components/picture.tsx", imports: ["gatsby-plugin-image"] },
  { files: "src/components/carousel-views.tsx", imports: ["react-responsive-carousel"] },
  { files: "src/forms/**", imports: ["final-form", "react-final-form"] },
  {
    files: ["src/theme/theme-store.ts", "src/page/inline/{theme,presses}.ts"],
    global: "localStorage",
  },
  { files: ["src/forms/session-item.ts", "src/page/inline/drafts.ts"], global: "sessionStorage" },
];

/** Rules that forbid the modules and globals of these owners. */
function forbid(owned) {
  return {
    "no-restricted-imports": [
      "error",
      {
        paths: [
          {
            name: "lucide-react",
            message: "Import lucide-react/icons/…: a build would compile all 1,700 icons.",
          },
        ],
        patterns: owned
          .filter((owner) => owner.imports)
          .map((owner) => ({ group: owner.imports, message: `Only in ${owner.files}.` })),
      },
    ],
    "no-restricted-globals": [
      "error",
      {
        globals: owned
          .filter((owner) => owner.global)
          .map((owner) => ({ name: owner.global, message: `Only in ${owner.files}.` })),
        checkGlobalObject: true,
      },
    ],
  };
}

const ownership = [
  { files: ["src/**"], rules: forbid(owners) },
  ...owners.map((owner) => ({
    files: [owner.files].flat(),
    rules: forbid(owners.filter((other) => other !== owner)),
  })),
];

const restrictedSyntax = [
  {
    selector: "ExportAllDeclaration",
    message: "No barrel files: import each thing from its own file.",
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message: "No style attributes: a strict security policy drops them. Use the css prop.",
  },
];

/** Where text runs from right to left, what a style puts at the start of a line is on the right. */
const directedStyles = [
  ["key.name=/^(left|right)$|^(margin|padding|border|scroll).*(Left|Right)/", ""],
  [
    "key.name=/^(textAlign|float|clear|background|.*Position|.*Origin|.*Image)/",
    " :matches(Literal[value=/\\b(left|right)\\b/], TemplateElement[value.raw=/\\b(left|right)\\b/])",
  ],
  // Four different sides.
  [
    "key.name=/^(margin|padding|inset|borderWidth)$/",
    " > :matches(Literal[value=/^[^\\s,]+( [^\\s,]+){3}$/], TemplateLiteral[expressions.3])",
  ],
  [
    "",
    " > :matches(Literal[value=/translate(X|3d)\\(/], TemplateLiteral:has(TemplateElement[value.raw=/translate(X|3d)\\(/]))",
  ],
].map(([property, value]) => ({
  selector: `ObjectExpression > Property${property && `[${property}]`}${value}`,
  message:
    "Text may run from right to left: name start and end (marginInlineStart, insetInlineEnd), and move with `translate: forward(…)`.",
}));

export default defineConfig(
  {
    ignores: [
      ".cache/",
      "public/",
      ".server/",
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
      "import-x/no-restricted-paths": ["error", { zones: [...zones, noSectionImportsAnother] }],
      "import-x/no-cycle": "error",
      "import-x/no-duplicates": ["error", { considerQueryString: true }],
      "no-restricted-syntax": ["error", ...restrictedSyntax],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
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
      // In Safari a list without bullets loses its role, unless it is given explicitly.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      // The rule does not see labels that a component renders.
      "jsx-a11y/label-has-associated-label": "off",
    },
  },
  ...ownership,
  {
    files: ["src/**"],
    // Neither drawn pictures nor the CMS, which is in English.
    ignores: ["src/{cms,commands}/**"],
    rules: { "no-restricted-syntax": ["error", ...restrictedSyntax, ...directedStyles] },
  },
  {
    // `forbid` sets the options of no-restricted-imports, so these need another rule.
    files: ["src/{components,domain,lib}/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          name: "gatsby",
          importNames: ["graphql", "useStaticQuery"],
          message: "What needs data belongs in src/blocks or src/sections.",
        },
      ],
    },
  },
  {
    files: ["__tests__/**/*.test.tsx"],
    plugins: testingLibrary.configs["flat/react"].plugins,
    rules: {
      ...testingLibrary.configs["flat/react"].rules,
      // Elements in a head and the sources of a picture have no role to query by.
      "testing-library/no-node-access": "off",
      "testing-library/no-container": "off",
      "testing-library/no-render-in-lifecycle": "off",
    },
  },
  {
    // Tests assert the shape of untyped JSON, and matchers are typed `any`.
    files: ["__tests__/**"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
  // These files are not part of the TypeScript project.
  { files: ["**/*.cjs", "**/*.mjs"], extends: [tseslint.configs.disableTypeChecked] },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
