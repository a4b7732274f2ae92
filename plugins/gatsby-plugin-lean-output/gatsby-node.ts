import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { markCacheComplete, markCacheIncomplete } from "./cache-mark.cjs";
import { encodeAvif } from "./encode-avif";
import { removeRegenerated, removeUnreferenced } from "./stale-files";
import { precompress } from "./precompress";

export interface LeanOutputOptions {
  /** The folder of the content. A cache that was made from another folder is removed before the next build. */
  readonly content: string;
}

const publicDir = path.resolve("public");
const isBuild = process.env.NODE_ENV === "production";

export const onPreInit: GatsbyNode["onPreInit"] = encodeAvif;

/** Not in onPreInit, where the site may check its content: a build that ends there has not touched the cache. */
export const onPreBootstrap = (): void => {
  markCacheIncomplete();
};

/** The least source, in bytes, of a chunk that pages share. For less, a request costs more than the code repeated in each page. */
const minSharedSize = 40_000;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Source maps would publish the source code on every static host.
    devtool: false,
    optimization: {
      // Gatsby's group for large packages takes small modules of the site too, with a request for each.
      splitChunks: { cacheGroups: { lib: false, shared: { minSize: minSharedSize } } },
    },
  });
};

export const onPostBootstrap = (_: unknown, { content }: LeanOutputOptions): void => {
  // In this hook, because Gatsby has copied Partytown to public/ before it, which no page uses.
  if (isBuild) removeRegenerated(publicDir);
  // `gatsby develop` has no later hook.
  else markCacheComplete(content);
};

export const onPostBuild = async (_: unknown, { content }: LeanOutputOptions): Promise<void> => {
  const hasRemovedPicture = removeUnreferenced(publicDir);
  await precompress(publicDir);
  // With this cache, Gatsby would not create a removed picture again.
  if (!hasRemovedPicture) markCacheComplete(content);
};
