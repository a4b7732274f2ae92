import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { disableFontInlining, type WebpackConfig } from "./disable-font-inlining";
import { listCharacters } from "./list-characters";
import { writeLicences } from "./write-licences";

export interface CutFontsOptions {
  /** Returns the texts whose characters the fonts keep, besides printable ASCII, which visitors type. */
  readonly characters: () => string;
  /** The weights that a font keeps, by its role. */
  readonly weights: Readonly<
    Record<string, number | { readonly min: number; readonly max: number }>
  >;
}

/** Gatsby types the function as a bare `Function`. */
interface WebpackApi extends CreateWebpackConfigArgs {
  readonly getConfig: () => WebpackConfig;
}

export const onCreateWebpackConfig = (
  { actions, getConfig }: WebpackApi,
  { characters, weights }: CutFontsOptions,
): void => {
  actions.replaceWebpackConfig(disableFontInlining(getConfig()));
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /\.woff2$/,
          // Only fonts that are imported with their role.
          resourceQuery: /./,
          enforce: "pre",
          loader: path.resolve("plugins/gatsby-plugin-cut-fonts/subset-font-loader.cjs"),
          options: { characters: listCharacters(characters()), weights },
        },
      ],
    },
  });
};

export const onPostBuild = (): void => {
  writeLicences(path.resolve("public"));
};
