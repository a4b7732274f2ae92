import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateResolversArgs, CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { writeSchemas } from "./src/build/write-schemas";
import { buildPreview } from "./src/cms/build-preview";
import { readCmsSettings } from "./src/cms/cms-settings";
import { ensureDecap } from "./src/cms/ensure-decap";
import { writeAdmin } from "./src/cms/write-admin";
import { readBuildSettings } from "./src/build/build-settings";
import { readContentFolder } from "./src/content/check/content-folder";
import { findEveryProblem } from "./src/content/check/content-problems";
import { commonCharacters } from "./src/build/fonts/common-characters";
import { fontsAsFiles, type WebpackConfig } from "./src/build/fonts/fonts-as-files";
import { orEmpty, resolvers, typeDefs } from "./src/content/graphql/site-schema";
import { adjustPage, createContentPages } from "./src/build/pages/create-content-pages";
import { encodeAvif } from "./src/build/patches/encode-avif";
import { finishPages } from "./src/build/output/finish-pages";
import { writeHostFiles } from "./src/build/output/host-files";
import { precompress } from "./src/build/output/precompress";
import {
  writeFontLicences,
  writeManifest,
  writeSearchIndex,
  writeWellKnown,
} from "./src/build/output/public-files";
import { displayWeight, textWeights } from "./src/theme/style";

const project = path.resolve(".");
const contentDirectory = path.resolve("content");
const publicDirectory = path.resolve("public");

/** Names the folder in which Gatsby's cache is complete: see src/build/before-gatsby.cjs. */
const completeCache = path.resolve(".cache/complete");

const readContent = () => readContentFolder(contentDirectory).sources;

/** Prints a line for each mistake, which the reporter would wrap at 80 columns, and returns how many there are. */
async function printMistakes(): Promise<number> {
  const mistakes = await findEveryProblem(contentDirectory);
  for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
  return mistakes.length;
}

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, pathPrefix }) => {
  rmSync(completeCache, { force: true });
  encodeAvif();
  if (pathPrefix) {
    reporter.panic(
      `pathPrefix: expected none, got ${pathPrefix}: this site wants the root of a host`,
    );
  }
  try {
    readBuildSettings(process.env);
    readCmsSettings(process.env);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  const count = await printMistakes();
  if (count > 0) {
    reporter.panic(`Nothing was built: content/ has mistakes (${count}), listed above.`);
  }
  writeSchemas(contentDirectory);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(orEmpty);
  actions.createTypes(typeDefs());
};

/** Gatsby types the function as a bare `Function`. */
interface ResolverApi extends CreateResolversArgs {
  readonly createResolvers: (resolversByType: typeof resolvers) => void;
}

export const createResolvers = ({ createResolvers: create }: ResolverApi) => {
  create(resolvers);
};

/** `npm run dev` calls this at each save, too. */
export const createPages: GatsbyNode["createPages"] = async (gatsby) => {
  if (process.env.NODE_ENV !== "production") await printMistakes();
  await createContentPages(gatsby);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = adjustPage;

/** Fonts that are imported with their role. */
const subsetFonts = () => ({
  test: /\.woff2$/,
  resourceQuery: /./,
  enforce: "pre" as const,
  loader: path.resolve("src/build/fonts/subset-font-loader.cjs"),
  options: {
    characters: commonCharacters(readContent()),
    weights: { display: displayWeight, text: textWeights },
  },
});

/** In bytes of source. A smaller file's request costs more than the code does in each page that uses it. */
const smallestSharedChunk = 40_000;

/** The last versions for old systems, such as Windows 7; older targets would bring polyfills. */
const targets = { chrome: "109", edge: "109", firefox: "115", safari: "16.4", ios: "16.4" };

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPreset({ name: "babel-preset-gatsby", options: { targets } });
};

/** Gatsby types the function as a bare `Function`. */
interface WebpackApi extends CreateWebpackConfigArgs {
  readonly getConfig: () => WebpackConfig;
}

export const onCreateWebpackConfig = ({ actions, getConfig, stage }: WebpackApi) => {
  actions.replaceWebpackConfig(fontsAsFiles(getConfig()));
  const chunkLoadTimeout = 120_000;
  actions.setWebpackConfig({
    output: { chunkLoadTimeout },
    module: { rules: [subsetFonts()] },
    ...(stage === "build-javascript" && {
      // Source maps would publish the source to every host that serves this folder as it is.
      devtool: false,
      optimization: {
        // Gatsby's group for large packages takes small modules of our own too, each as a file and a request.
        splitChunks: { cacheGroups: { lib: false, shared: { minSize: smallestSharedChunk } } },
      },
    }),
  });
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  const sources = readContent();
  writeSearchIndex(sources, publicDirectory);
  writeFontLicences(publicDirectory);
  writeWellKnown(sources, publicDirectory);
  writeManifest(sources, publicDirectory);
  if (process.env.NODE_ENV !== "production") writeFileSync(completeCache, project);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await writeAdmin(publicDirectory, readCmsSettings(process.env), {
    project,
    decap: ensureDecap,
    preview: () => buildPreview(project),
  });
  await finishPages(publicDirectory, readContent());
  await writeHostFiles(publicDirectory);
  await precompress(publicDirectory);
  writeFileSync(completeCache, project);
};
