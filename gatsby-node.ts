import path from "node:path";
import type { CreateResolversArgs, GatsbyNode } from "gatsby";
import { browserslist } from "./package.json";
import { writeSchemas } from "./src/build/write-schemas";
import { buildPreview } from "./src/cms/build-preview";
import { readCmsSettings } from "./src/cms/cms-settings";
import { ensureDecap } from "./src/cms/ensure-decap";
import { writeAdmin } from "./src/cms/write-admin";
import { markCacheComplete, markCacheIncomplete } from "./src/build/complete-cache.cjs";
import { checkBeforeBuild, printMistakes } from "./src/build/check-before-build";
import { configureWebpack } from "./src/build/webpack-config";
import { contentDirectory } from "./src/content/check/content-directory.cjs";
import { readContentFolder } from "./src/content/check/content-folder";
import { orEmpty, resolvers, typeDefs } from "./src/content/graphql/site-schema";
import { createSitePages, routeUnknownPaths } from "./src/build/create-site-pages";
import { encodeAvif } from "./src/build/patches/encode-avif";
import { finishPages } from "./src/build/output/finish-pages";
import { removeRewritten, removeUnnamed } from "./src/build/output/former-files";
import { writeHostFiles } from "./src/build/output/host-files";
import { precompress } from "./src/build/output/precompress";
import {
  writeFontLicences,
  writeManifest,
  writeSearchIndex,
  writeWellKnown,
} from "./src/build/output/public-files";

const project = path.resolve(".");
const contentDir = contentDirectory();
const publicDirectory = path.resolve("public");

const readContent = () => readContentFolder(contentDir).sources;

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, pathPrefix }) => {
  encodeAvif();
  try {
    readCmsSettings(process.env);
    await checkBeforeBuild(contentDir, pathPrefix);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  markCacheIncomplete();
  writeSchemas(contentDir);
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
  if (process.env.NODE_ENV !== "production") await printMistakes(contentDir);
  await createSitePages(gatsby);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = routeUnknownPaths;

/** Gatsby itself would compile what renders pages for Node, and inline scripts are text of that code. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPreset({ name: "babel-preset-gatsby", options: { targets: browserslist } });
};

export const onCreateWebpackConfig = (gatsby: Parameters<typeof configureWebpack>[0]) => {
  configureWebpack(gatsby, readContent(), contentDir);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  const sources = readContent();
  const isBuild = process.env.NODE_ENV === "production";
  if (isBuild) removeRewritten(publicDirectory);
  writeSearchIndex(sources, publicDirectory);
  writeFontLicences(publicDirectory);
  writeWellKnown(sources, publicDirectory);
  writeManifest(sources, publicDirectory);
  if (!isBuild) markCacheComplete();
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await writeAdmin(publicDirectory, readCmsSettings(process.env), {
    contentDir,
    decap: ensureDecap,
    preview: () => buildPreview(project),
  });
  await finishPages(publicDirectory, readContent());
  const hasRemoved = removeUnnamed(publicDirectory);
  await writeHostFiles(publicDirectory);
  await precompress(publicDirectory);
  // Gatsby would not make a picture again that was removed.
  if (!hasRemoved) markCacheComplete();
};
