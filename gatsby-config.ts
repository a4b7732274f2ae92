import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { loadEnvironment } from "./src/build/build-settings";
import { contentDirectory } from "./src/content/check/content-directory.cjs";
import { contentTypeName, isUntyped } from "./src/content/graphql/content-types";
import { allRoutes } from "./src/domain/routes";
import { siteMetadata } from "./src/build/site-metadata";

loadEnvironment();
const content = contentDirectory();
/** What search engines are not told of: unlisted pages, and the second address of a page. */
const pathsToLeaveOut = allRoutes.flatMap(({ path, alias, isUnlisted }) => [
  ...(isUnlisted ? [path] : []),
  ...(alias === undefined ? [] : [alias]),
]);
const isNoContent = (file: string) => isUntyped(path.relative(content, file).replaceAll("\\", "/"));

const config: GatsbyConfig = {
  siteMetadata: siteMetadata(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    // By default it would put a source map of the whole file into every style, for the build to throw away.
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: false } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // The check of content refuses the same pictures: what browsers show all the same is not damaged.
        failOn: "truncated",
        defaults: {
          formats: ["auto", "avif"],
          placeholder: "blurred",
          // In JPEG, the tables of its header would be most of a placeholder.
          blurredOptions: { toFormat: "webp", width: 8 },
          quality: 72,
          avifOptions: { quality: 80 },
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: content, ignore: [isNoContent] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: contentTypeName } },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        excludes: pathsToLeaveOut,
        // robots.txt names the sitemap.
        createLinkInHead: false,
        // The sitemap does not say how often a page changes, which nobody knows.
        serialize: ({ path }: { readonly path: string }) => ({ url: path }),
      },
    },
  ],
};

export default config;
