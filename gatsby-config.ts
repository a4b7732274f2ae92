import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import type { CutFontsOptions } from "./plugins/gatsby-plugin-cut-fonts/gatsby-node";
import type { LeanOutputOptions } from "./plugins/gatsby-plugin-lean-output/gatsby-node";
import type { PagePolicyOptions } from "./plugins/gatsby-plugin-page-policy/gatsby-node";
import { loadEnvironment, readBuildSettings } from "./src/settings/build-settings";
import { collectPolicySources } from "./src/settings/policy-sources";
import { contentDirectory } from "./src/content/content-directory.cjs";
import { readContentFolder } from "./src/content/source/content-folder";
import { findTypeName, isUntyped } from "./src/content/graphql/content-types";
import { createHostHeaders } from "./src/domain/http-headers";
import { allRoutes, routes } from "./src/domain/routes";
import { readSiteMetadata } from "./src/content/site-metadata";
import { displayWeight, textWeights } from "./src/theme/style";

loadEnvironment();
const content = contentDirectory();
/** The paths that the sitemap leaves out: unlisted pages, and second addresses of a page. */
const pathsToLeaveOut = allRoutes.flatMap(({ path, alias, isUnlisted }) => [
  ...(isUnlisted ? [path] : []),
  ...(alias === undefined ? [] : [alias]),
]);
const listTexts = () => readContentFolder(content).sources.flatMap(({ values }) => values);
const isIgnored = (file: string) => isUntyped(path.relative(content, file).replaceAll("\\", "/"));
const { matchPath, path: unknownService } = routes.unknownService;

const config: GatsbyConfig = {
  siteMetadata: readSiteMetadata(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    // By default it embeds a source map of the whole file in every style, which the build would only discard.
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: false } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // As in the content check: a picture that browsers show despite small damage is accepted.
        failOn: "truncated",
        defaults: {
          formats: ["auto", "avif"],
          placeholder: "blurred",
          // A JPEG this small would consist mostly of its header.
          blurredOptions: { toFormat: "webp", width: 8 },
          quality: 72,
          avifOptions: { quality: 80 },
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: content, ignore: [isIgnored] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: findTypeName } },
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
    // The plugins from here on work after the build, in this order. The sitemap comes first, so that the last compresses it.
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        excludes: pathsToLeaveOut,
        // robots.txt names the sitemap.
        createLinkInHead: false,
        // Addresses only: how often a page changes is unknown.
        serialize: ({ path }: { readonly path: string }) => ({ url: path }),
      },
    },
    // Before the policy, which holds hashes of the scripts that this plugin changes. src/layout/layout.tsx has the message.
    { resolve: "gatsby-plugin-late-scripts", options: { noAnswerId: "no-answer" } },
    // After everything that changes pages, because it also copies finished pages for static hosts.
    {
      resolve: "gatsby-plugin-page-policy",
      options: {
        sources: () => collectPolicySources(listTexts(), readBuildSettings(process.env)),
        headers: (names) =>
          createHostHeaders(names, readBuildSettings(process.env).NOINDEX !== undefined),
        errorPages: { [matchPath]: unknownService },
      } satisfies PagePolicyOptions,
    },
    // Last, because it deletes files that nothing refers to any more, and compresses the others.
    {
      resolve: "gatsby-plugin-lean-output",
      options: { content } satisfies LeanOutputOptions,
    },
  ],
};

export default config;
