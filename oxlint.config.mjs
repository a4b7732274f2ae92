import testingLibrary from "eslint-plugin-testing-library";
import { readdirSync } from "node:fs";
import { defineConfig } from "oxlint";
import { withinTargets } from "./oxlint.targets.mjs";

/**
 * The folders of src in layers, from top to bottom, and which of those below it each folder may import, besides domain and lib.
 * docs/architecture.md says what is in them.
 */
const layers = [
  {
    pages: ["sections", "seo"],
    templates: ["sections", "seo", "theme"],
  },
  { sections: ["dialogs", "search", "forms", "blocks", "components", "theme", "state", "seo"] },
  {
    dialogs: ["forms", "blocks", "components", "theme"],
    layout: ["search", "blocks", "components", "theme", "state"],
  },
  {
    blocks: ["components", "theme"],
    forms: ["components", "theme", "state"],
    search: ["components", "theme", "state"],
    "content/check": ["content/source", "content/model", "settings"],
    "content/graphql": ["content/model"],
  },
  { components: ["theme", "state"], "content/source": ["content/model"] },
  { "content/model": [] },
  { seo: ["theme"], state: [] },
  { theme: [], settings: [] },
  { domain: [] },
  { lib: [] },
];
const folders = layers.flatMap(Object.keys);

const withinSrc = layers.flatMap((layer, index) => {
  const below = layers.slice(index + 1).flatMap(Object.keys);
  return Object.entries(layer).map(([folder, mayImport]) => {
    const allowed = below.filter(
      (other) => ["domain", "lib"].includes(other) || mayImport.includes(other),
    );
    return {
      target: `./src/${folder}`,
      from: folders
        .filter((other) => other !== folder && !allowed.includes(other))
        .map((other) => `./src/${other}`),
      message: `src/${folder} may not import this folder: see docs/architecture.md.`,
    };
  });
});

/** The programs and plugins beside the site: some may import parts of the site, which imports none of them. */
const besideSrc = [
  {
    target: "./src",
    from: ["./server", "./cms", "./plugins"],
    message: "The site does without server, cms and plugins.",
  },
  {
    target: "./server",
    from: ["./cms", "./plugins"],
    message: "The server does without cms and plugins.",
  },
  {
    target: "./server",
    from: "./src",
    except: ["./domain", "./lib", "./content"],
    message: "Of the site the server shares domain, lib and content.",
  },
  {
    target: "./cms",
    from: ["./server", "./plugins"],
    message: "The CMS does without server and plugins.",
  },
  {
    target: "./__tests__/!(server)/**",
    from: ["./server", "./__tests__/server"],
    message: "What tests the server is in __tests__/server.",
  },
  ...readdirSync("plugins").map((plugin) => ({
    target: `./plugins/${plugin}`,
    from: [
      "./src",
      "./server",
      "./cms",
      ...readdirSync("plugins")
        .filter((other) => other !== plugin)
        .map((other) => `./plugins/${other}`),
    ],
    message: "A plugin knows no site: give it what it needs as an option in gatsby-config.ts.",
  })),
];

/** A section is a file, or a folder with the parts that it alone uses. */
const sections = readdirSync("src/sections").map((name) => `./src/sections/${name}`);

const noSectionImportsAnother = sections.map((target) => ({
  target,
  from: sections.filter((other) => other !== target),
  message: "A section does not import another: a page combines them.",
}));

/** server/http holds plain HTTP mechanics, independent of what this server serves and stores. */
const httpBelowAll = {
  target: "./server/http",
  from: ["files", "forms", "database", "delivery", "cms-login"].map((name) => `./server/${name}`),
  message: "The other folders of server import http, not the other way round.",
};

/** The only files that may import these modules, or use these globals. */
const owners = [
  { files: "src/components/*icon*", imports: ["lucide-react"] },
  { files: "src/components/picture.tsx", imports: ["gatsby-plugin-image"] },
  {
    files: "src/sections/case-study-carousel/carousel-views.tsx",
    imports: ["react-responsive-carousel"],
  },
  {
    files: "src/content/imported-content.ts",
    imports: ["@content/*", "**/content/*.json", "**/content/*/*.json"],
  },
  { files: "src/forms/**", imports: ["final-form", "react-final-form"] },
  { files: ["src/theme/theme-scripts.ts"], global: "localStorage" },
  { files: ["src/forms/session-item.ts"], global: "sessionStorage" },
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
  { files: ["{src,server,cms}/**"], rules: forbid(owners) },
  ...owners.map((owner) => ({
    files: [owner.files].flat(),
    rules: forbid(owners.filter((other) => other !== owner)),
  })),
];

/** The files of src that run in Node only. Code that runs in both, such as the content model, keeps to what browsers support. */
const runInNodeOnly = [
  "src/content/*",
  "src/content/source/**",
  "src/content/check/link-problems.ts",
  "src/lib/parse-settings.ts",
  "src/settings/**",
  "src/theme/assets/**",
];

const restrictedSyntax = [
  {
    selector: "ExportAllDeclaration",
    message: "No barrel files: import each thing from its own file.",
  },
];

/** Styles must use logical properties (start, end), because the site also exists in languages written from right to left. */
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

/** Rules to turn on that the categories below do not include. */
const strict = `
  no-array-constructor no-case-declarations no-empty no-empty-function no-fallthrough
  no-prototype-builtins no-redeclare no-regex-spaces no-var prefer-const prefer-rest-params
  prefer-spread import/no-cycle react/rules-of-hooks react/unsupported-syntax
  typescript/adjacent-overload-signatures typescript/array-type typescript/ban-ts-comment
  typescript/ban-tslint-comment typescript/class-literal-property-style
  typescript/consistent-generic-constructors typescript/consistent-indexed-object-style
  typescript/dot-notation typescript/no-deprecated typescript/no-dynamic-delete
  typescript/no-empty-object-type typescript/no-explicit-any typescript/no-inferrable-types
  typescript/no-invalid-void-type typescript/no-misused-promises typescript/no-mixed-enums
  typescript/no-namespace typescript/no-non-null-assertion typescript/no-require-imports
  typescript/no-unnecessary-condition typescript/no-unsafe-argument
  typescript/no-unsafe-assignment typescript/no-unsafe-call typescript/no-unsafe-function-type
  typescript/no-unsafe-member-access typescript/no-unsafe-return
  typescript/non-nullable-type-assertion-style typescript/only-throw-error
  typescript/prefer-find typescript/prefer-for-of typescript/prefer-function-type
  typescript/prefer-includes typescript/prefer-literal-enum-member
  typescript/prefer-nullish-coalescing typescript/prefer-optional-chain
  typescript/prefer-promise-reject-errors typescript/prefer-reduce-type-parameter
  typescript/prefer-regexp-exec typescript/prefer-return-this-type
  typescript/prefer-string-starts-ends-with typescript/related-getter-setter-pairs
  typescript/return-await typescript/unified-signatures
  typescript/use-unknown-in-catch-callback-variable
`;

/** Rules of those categories that this code has a reason not to follow. */
const tooStrict = `
  no-shadow no-underscore-dangle no-unmodified-loop-condition no-useless-concat
  import/namespace import/no-named-as-default import/no-named-as-default-member
  import/no-unassigned-import jsx-a11y/prefer-tag-over-role
  react/exhaustive-effect-dependencies react/iframe-missing-sandbox react/no-children-prop
  react/react-in-jsx-scope typescript/consistent-return typescript/no-unsafe-type-assertion
  typescript/require-array-sort-compare
`;

/** Rules that every use of an untyped value would break. */
const onUntyped = `
  typescript/no-unsafe-argument typescript/no-unsafe-assignment
  typescript/no-unsafe-member-access typescript/no-unsafe-return
`;

/** Gives each rule of a space-separated list the same severity. */
const setRules = (severity, rules) =>
  Object.fromEntries(
    rules
      .trim()
      .split(/\s+/)
      .map((rule) => [rule, severity]),
  );

export default defineConfig({
  ignorePatterns: [
    ".cache/",
    "public/",
    ".server/",
    "src/gatsby-types.d.ts",
    "test-results/",
    "playwright-report/",
  ],
  // Reports type errors too, so `tsc` need not run as well.
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: "error",
  },
  env: { browser: true, node: true },
  plugins: ["typescript", "jsx-a11y", "react", "import"],
  jsPlugins: [
    { name: "syntax", specifier: "oxlint-plugin-eslint" },
    { name: "folders", specifier: "eslint-plugin-import-x" },
    "eslint-plugin-testing-library",
  ],
  settings: { "import-x/resolver": { typescript: true } },
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    ...setRules("error", strict),
    ...setRules("off", tooStrict),
    "syntax/no-restricted-syntax": ["error", ...restrictedSyntax],
    "folders/no-restricted-paths": [
      "error",
      { zones: [...withinSrc, ...besideSrc, httpBelowAll, ...noSectionImportsAnother] },
    ],
    "import/no-duplicates": ["error", { considerQueryString: true }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "typescript/consistent-type-assertions": [
      "error",
      { assertionStyle: "as", objectLiteralTypeAssertions: "never" },
    ],
    "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "typescript/restrict-plus-operands": [
      "error",
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    // In Safari a list without bullets loses its role, unless it is given explicitly.
    "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
  },
  overrides: [
    ...ownership,
    {
      // Code that browsers run.
      files: ["src/**", "cms/{editor,preview}/**", "gatsby-browser.tsx"],
      excludeFiles: runInNodeOnly,
      rules: withinTargets,
    },
    {
      files: ["src/**"],
      // Left and right in a drawing are the same in every language.
      excludeFiles: ["src/theme/assets/**"],
      rules: {
        "syntax/no-restricted-syntax": ["error", ...restrictedSyntax, ...directedStyles],
      },
    },
    {
      files: ["src/{components,domain,lib}/**"],
      rules: {
        "syntax/no-restricted-syntax": [
          "error",
          ...restrictedSyntax,
          ...directedStyles,
          {
            selector:
              "ImportDeclaration[source.value=gatsby] > [imported.name=/^(graphql|useStaticQuery)$/]",
            message: "Queries belong in src/pages, templates, sections, layout and seo.",
          },
        ],
      },
    },
    {
      // Tests assert the shape of untyped JSON, and matchers are typed `any`.
      files: ["__tests__/**"],
      rules: setRules("off", `${onUntyped} typescript/no-base-to-string`),
    },
    {
      // These files have no types.
      files: ["**/*.cjs", "**/*.mjs"],
      rules: setRules("off", `${onUntyped} typescript/no-unsafe-call`),
    },
    { files: ["**/*.cjs"], rules: setRules("off", "typescript/no-require-imports") },
    {
      files: ["__tests__/**/*.test.tsx"],
      rules: {
        ...testingLibrary.configs["flat/react"].rules,
        // Elements in a head and the sources of a picture have no role to query by.
        "testing-library/no-node-access": "off",
        "testing-library/no-container": "off",
        "testing-library/no-render-in-lifecycle": "off",
      },
    },
  ],
});
