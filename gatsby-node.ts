import path from "node:path";
import type { CreateResolversArgs, CreateWebpackConfigArgs, GatsbyNode, PreInitArgs } from "gatsby";
import { buildPreview } from "./src/cms/build-preview";
import { readCmsSettings } from "./src/cms/cms-settings";
import { ensureDecap } from "./src/cms/decap";
import { writeAdmin } from "./src/cms/write-admin";
import { presetWithTargets } from "./src/site/compilation/babel-targets";
import { forgetMovedCache, type GatsbyStore } from "./src/site/compilation/forget-moved-cache";
import { trackFewerFiles, type WebpackConfig } from "./src/site/compilation/track-fewer-files";
import { checkedCopy, updateCheckedCopy } from "./src/site/content/checked-copy";
import { type ContentSource, readContentFolder } from "./src/site/content/content-folder";
import { findContentProblems } from "./src/site/content/content-problems";
import { commonCharacters } from "./src/site/fonts/common-characters";
import { followContent } from "./src/site/develop/follow-content";
import { overrides } from "./src/site/schema/overrides";
import { typeDefs } from "./src/site/schema/type-defs";
import { resolvers } from "./src/site/schema/resolvers";
import { createContentPages } from "./src/site/pages/create-content-pages";
import { encodeAvifFaster } from "./src/site/pictures/encode-avif-faster";
import { matchUnknownRoutes } from "./src/site/pages/match-unknown-routes";
import { finishPages, writeSchedulingFrame } from "./src/site/output/finish-pages";
import { precompress } from "./src/site/output/precompress";
import { writeRobots } from "./src/site/output/write-robots";
import { writeSecurityTxt } from "./src/site/output/write-security-txt";
import { writeSearchIndex } from "./src/site/output/write-search-index";
import { displayWeight, textWeights } from "./src/theme/font-weight";

const contentDirectory = path.resolve("content");
const publicDirectory = path.resolve("public");

let content: readonly ContentSource[] | undefined;

/** Returns the content files, which are read once in each process that needs them. */
function readContent(): readonly ContentSource[] {
  content ??= readContentFolder(contentDirectory).sources;
  return content;
}

/** Gatsby does not type its state. */
interface InitApi extends Pick<PreInitArgs, "reporter"> {
  readonly store: GatsbyStore;
}

export const onPreInit = ({ reporter, store }: InitApi) => {
  encodeAvifFaster();
  forgetMovedCache(store, path.resolve("."));
  try {
    readCmsSettings(process.env);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  const problems = findContentProblems(contentDirectory);
  if (problems.length === 0) return;
  // The reporter would wrap these lines at 80 columns.
  process.stderr.write(`${problems.join("\n")}\n`);
  reporter.panic(
    `Nothing was built: content/ has mistakes (${String(problems.length)}), listed above.`,
  );
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  updateCheckedCopy(contentDirectory, checkedCopy);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => {
  followContent({ content: contentDirectory, copy: checkedCopy, public: publicDirectory });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

/** Gatsby types the function as a bare `Function`. */
interface ResolverApi extends CreateResolversArgs {
  readonly createResolvers: (resolversByType: typeof resolvers | typeof overrides) => void;
}

export const createResolvers = ({ createResolvers: create }: ResolverApi) => {
  create(resolvers);
  create(overrides);
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  await createContentPages(api);
  if (process.env.NODE_ENV !== "development") return;
  const component = path.resolve("gallery-page.tsx");
  api.actions.createPage({ path: "/gallery", component, context: {} });
};

export const onCreatePage: GatsbyNode["onCreatePage"] = matchUnknownRoutes;

const commonFont = (file: RegExp, weights: number | { min: number; max: number }) => ({
  test: file,
  resourceQuery: /^\?common$/,
  enforce: "pre" as const,
  loader: path.resolve("src/site/fonts/subset-font-loader.cjs"),
  options: { characters: commonCharacters(readContent()), weights },
});

/** Applied before Babel sees the modules. */
const patches = {
  test: /[\\/]\.cache[\\/](loader|navigation)\.js$/,
  enforce: "pre" as const,
  use: [path.resolve("src/site/pages/patch-gatsby.cjs")],
};

/** Emotion without the vendor prefixes that the site's styles leave out. */
const unprefixed = {
  test: /[\\/]emotion-cache\.browser\.esm\.js$/,
  enforce: "pre" as const,
  use: [path.resolve("src/site/compilation/patch-emotion.cjs")],
};

/** The error screen imports its text instead of querying it. */
const checkedContent = {
  "../../content/pages/error.json$": path.join(checkedCopy, "pages/error.json"),
};

/** Parts of Gatsby and Emotion that this site does not use in the browser. */
const unused = {
  "../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js": false,
  "./register-service-worker": false,
  "gatsby-script": false,
  "hoist-non-react-statics": false,
  "prop-types$": path.resolve("src/site/compilation/no-prop-types.cjs"),
} as const;

/** Helpers of Babel that would be in the scripts twice, because some packages ask for the other kind of module. */
const duplicates = {
  "@babel/runtime/helpers/extends$": "@babel/runtime/helpers/esm/extends",
  "@babel/runtime/helpers/inheritsLoose$": "@babel/runtime/helpers/esm/inheritsLoose",
};

/** In bytes of source. A smaller file's request costs more than the code does in each page that uses it. */
const smallestSharedChunk = 40_000;

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPreset(presetWithTargets);
};

/** Gatsby types the function as a bare `Function`. */
interface WebpackApi extends CreateWebpackConfigArgs {
  readonly getConfig: () => WebpackConfig;
}

export const onCreateWebpackConfig = ({ actions, getConfig, stage }: WebpackApi) => {
  actions.replaceWebpackConfig(trackFewerFiles(getConfig(), path.resolve(".")));
  const chunkLoadTimeout = 120_000;
  actions.setWebpackConfig({
    output: { chunkLoadTimeout },
    module: {
      rules: [
        patches,
        unprefixed,
        commonFont(/fraunces.*\.woff2$/, displayWeight),
        commonFont(/instrument-sans.*\.woff2$/, textWeights),
      ],
    },
    resolve: {
      alias: {
        ...checkedContent,
        ...(stage === "build-javascript" && { ...unused, ...duplicates }),
      },
    },
    ...(stage === "build-javascript" && {
      optimization: {
        // Gatsby's group for large packages takes small modules of our own too, each as a file and a request.
        splitChunks: { cacheGroups: { lib: false, shared: { minSize: smallestSharedChunk } } },
      },
    }),
  });
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  const sources = readContent();
  writeSearchIndex(sources, publicDirectory);
  writeRobots(publicDirectory);
  writeSecurityTxt(sources, publicDirectory);
  await writeSchedulingFrame(publicDirectory, sources);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const project = path.resolve(".");
  const admin = await writeAdmin(publicDirectory, readCmsSettings(process.env), {
    project,
    decap: ensureDecap,
    preview: () => buildPreview(project),
  });
  await finishPages(publicDirectory, readContent(), admin);
  await precompress(publicDirectory);
};
