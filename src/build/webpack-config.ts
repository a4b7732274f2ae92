import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { ContentSource } from "../content/check/content-folder";
import { displayWeight, textWeights } from "../theme/style";
import { commonCharacters } from "./fonts/common-characters";
import { fontsAsFiles, type WebpackConfig } from "./fonts/fonts-as-files";

/** Gatsby types the function as a bare `Function`. */
interface WebpackApi extends CreateWebpackConfigArgs {
  readonly getConfig: () => WebpackConfig;
}

/** The size in bytes of source from which a file is shared. A smaller file's request costs more than the code does in each page that uses it. */
const smallestSharedChunk = 40_000;

/** Has fonts cut to content and served as files, and scripts without source maps, in few chunks. */
export function configureWebpack(
  gatsby: WebpackApi,
  sources: readonly ContentSource[],
  contentDir: string,
): void {
  const { actions, getConfig, stage } = gatsby;
  actions.replaceWebpackConfig(fontsAsFiles(getConfig()));
  actions.setWebpackConfig({
    output: { chunkLoadTimeout: 120_000 },
    resolve: { alias: { "@content": contentDir } },
    module: { rules: [subsetFonts(sources)] },
    ...(stage === "build-javascript" && {
      // Source maps would publish the source to every host that serves this folder as it is.
      devtool: false,
      optimization: {
        // Gatsby's group for large packages takes small modules of our own too, each as a file and a request.
        splitChunks: { cacheGroups: { lib: false, shared: { minSize: smallestSharedChunk } } },
      },
    }),
  });
}

/** Fonts that are imported with their role. */
const subsetFonts = (sources: readonly ContentSource[]) => ({
  test: /\.woff2$/,
  resourceQuery: /./,
  enforce: "pre" as const,
  loader: path.resolve("src/build/fonts/subset-font-loader.cjs"),
  options: {
    characters: commonCharacters(sources),
    weights: { display: displayWeight, text: textWeights },
  },
});
