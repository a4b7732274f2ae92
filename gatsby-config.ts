import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import type { CutFontsOptions } from "./plugins/gatsby-plugin-cut-fonts/gatsby-node";
import type { LeanOutputOptions } from "./plugins/gatsby-plugin-lean-output/gatsby-node";
import type { PagePolicyOptions } from "./plugins/gatsby-plugin-page-policy/gatsby-node";
import { loadEnvironment } from "./src/settings/build-settings";
import { policySources } from "./src/settings/policy-sources";
import { contentDirectory } from "./src/content/content-directory.cjs";
import { readContentFolder } from "./src/content/content-folder";
import { contentTypeName, isUntyped } from "./src/content/graphql/content-types";
import { hostHeaders } from "./src/domain/http-headers";
import { allRoutes, routes } from "./src/domain/routes";
import { siteMetadata } from "./src/content/site-metadata";
import { displayWeight, textWeights } from "./src/theme/style";

loadEnvironment();
const content = contentDirectory();
/** What search engines are not told of: unlisted pages, and the second address of a page. */
const pathsToLeaveOut = allRoutes.flatMap(({ path, alias, isUnlisted }) => [
  ...(isUnlisted ? [path] : []),
  ...(alias === undefined ? [] : [alias]),
]);
const isNoContent = (file: string) => isUntyped(path.relative(content, file).replaceAll("\\", "/"));
const { matchPath, path: unknownService } = routes.unknownService;

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
      resolve: "gatsby-plugin-cut-fonts",
      options: {
        characters: () =>
          readContentFolder(content)
            .sources.map(({ text }) => text)
            .join(""),
        weights: { display: displayWeight, text: textWeights },
      } satisfies CutFontsOptions,
    },
    // The order of those that follow is that of their work after the build. The sitemap is compressed by the last.
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
    // It changes the scripts of each page, whose hashes the policy has. src/layout/layout.tsx has the message.
    { resolve: "gatsby-plugin-late-scripts", options: { noAnswerId: "no-answer" } },
    // It copies pages for static hosts, which have to be finished.
    {
      resolve: "gatsby-plugin-page-policy",
      options: {
        sources: () => policySources(),
        headers: hostHeaders,
        errorPages: { [matchPath]: unknownService },
      } satisfies PagePolicyOptions,
    },
    // It removes what nothing names any more and compresses the rest, so it is the last.
    {
      resolve: "gatsby-plugin-lean-output",
      options: { content } satisfies LeanOutputOptions,
    },
  ],
};

export default config;
