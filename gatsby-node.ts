import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { browserslist } from "./package.json";
import { writeSchemas } from "./src/content/write-schemas";
import { buildAdmin } from "./cms/build-admin";
import { showProblems } from "./src/content/check/show-problems";
import { checkBeforeBuild } from "./src/content/check/check-before-build";
import { contentDirectory } from "./src/content/content-directory.cjs";
import { readCompany, readContentFolder } from "./src/content/source/content-folder";
import { addResolvers, customizeSchema } from "./src/content/graphql/site-schema";
import {
  createRoutePages,
  leaveOutUnneeded,
  routeUnknownPaths,
} from "./src/content/graphql/create-pages";
import type { RouteKey } from "./src/domain/routes";
import { createSearchDocuments } from "./src/content/search-documents";
import { readSiteMetadata } from "./src/content/site-metadata";
import { writeSearchIndex } from "./src/search/write-search-index";
import { writeManifest, writeRobotsAndSecurity } from "./src/seo/public-files";
import { readBuildSettings } from "./src/settings/build-settings";

const contentDir = contentDirectory();

/** The file of each route's component. Gatsby itself creates the pages of src/pages. */
const components: Readonly<Record<RouteKey, string>> = {
  home: "src/pages/index.tsx",
  aboutUs: "src/pages/about-us.tsx",
  services: "src/pages/service.tsx",
  service: "src/templates/service-detail.tsx",
  unknownService: "src/templates/service-not-found.tsx",
  caseStudies: "src/pages/case-study.tsx",
  caseStudy: "src/templates/case-study-article.tsx",
  contactUs: "src/pages/contact-us.tsx",
  legalDocument: "src/templates/legal-document.tsx",
  thankYou: "src/templates/thank-you.tsx",
  thankYouAppointment: "src/templates/thank-you.tsx",
  notFound: "src/pages/404.tsx",
};

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, pathPrefix }) => {
  try {
    await checkBeforeBuild(contentDir, pathPrefix);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  writeSchemas(contentDir);
};

export const createSchemaCustomization = customizeSchema;

export const createResolvers = addResolvers;

export const createPages: GatsbyNode["createPages"] = (gatsby) =>
  createRoutePages(gatsby, components);

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  routeUnknownPaths(args);
  leaveOutUnneeded(args, readContentFolder(contentDir).sources);
};

/** Server rendering is compiled for browsers too, because the text of its functions becomes the pages' inline scripts. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPreset({ name: "babel-preset-gatsby", options: { targets: browserslist } });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  actions.setWebpackConfig({
    plugins: stage === "develop" ? [showProblems(contentDir)] : [],
    output: { chunkLoadTimeout: 120_000 },
    resolve: { alias: { "@content": contentDir } },
  });
};

/** Writes files here and not in `onPostBuild`, which would run after the plugin that compresses them. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  const publicDirectory = path.resolve("public");
  const { sources } = readContentFolder(contentDir);
  const company = readCompany(sources);
  writeSearchIndex(createSearchDocuments(sources), company.language, publicDirectory);
  const { siteUrl } = readSiteMetadata();
  const isHidden = readBuildSettings(process.env).NOINDEX !== undefined;
  writeRobotsAndSecurity(company, siteUrl, publicDirectory, isHidden);
  writeManifest(company, siteUrl, publicDirectory);
  if (process.env.NODE_ENV === "production") await buildAdmin(publicDirectory, contentDir);
};
