import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createCoverageMapNode, coverageMapTypeDefs } from "./src/site/schema/coverage-map";
import { graphqlTypeDefs } from "./src/site/schema/graphql-types";
import { precompress } from "./src/site/output/precompress";
import { createContentPages } from "./src/site/pages/create-content-pages";
import { requiredRootFields, siteTypeDefs } from "./src/site/schema/non-null-root-fields";
import { writeRobots } from "./src/site/output/robots";
import { writeSearchIndex } from "./src/site/output/search-index";
import { contentProblems } from "./src/site/content/content-problems";

const contentDirectory = path.resolve("content");
const publicDirectory = path.resolve("public");

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problems = contentProblems(contentDirectory);
  if (problems.length === 0) return;
  // Not through the reporter, which would break the lines at 80 columns.
  process.stderr.write(`${problems.join("\n")}\n`);
  reporter.panic(
    `Nothing was built: content/ has mistakes (${String(problems.length)}), listed above.`,
  );
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([graphqlTypeDefs(), coverageMapTypeDefs, siteTypeDefs]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create(requiredRootFields());
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => createCoverageMapNode(api);

export const createPages: GatsbyNode["createPages"] = async (api) => {
  await createContentPages(api);
  if (process.env.NODE_ENV !== "development") return;
  const component = path.resolve("gallery-page.tsx");
  api.actions.createPage({ path: "/gallery", component, context: {} });
};

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

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  writeSearchIndex(contentDirectory, publicDirectory);
  writeRobots(publicDirectory);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = () => precompress(publicDirectory);
