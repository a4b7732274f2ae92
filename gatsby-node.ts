import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createCoverageMapNode, coverageMapTypeDefs } from "./src/build/coverage-map";
import { graphqlTypeDefs } from "./src/build/graphql-schema";
import { precompress } from "./src/build/precompress";
import { createContentPages } from "./src/build/content-pages";
import { requiredRootFields, siteTypeDefs } from "./src/build/required-roots";
import { checkContent } from "./src/build/validate-content";

const contentDirectory = path.resolve("content");

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problems = checkContent(contentDirectory);
  if (problems.length > 0) reporter.panic(problems.join("\n"));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([graphqlTypeDefs(), coverageMapTypeDefs, siteTypeDefs]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create(requiredRootFields());
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => createCoverageMapNode(api);

export const createPages: GatsbyNode["createPages"] = (api) => createContentPages(api);

/**
 * Lets the browser know that /404 stands for every address nobody else claims. Without it Gatsby asks
 * the server for the data of the missing page, is told 404, and asks for the page itself once more.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path !== "/404" || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  const chunkLoadTimeout = 120_000;
  actions.setWebpackConfig({ output: { chunkLoadTimeout } });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = () => precompress(path.resolve("public"));
