import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { markCacheComplete, markCacheIncomplete } from "./cache-mark.cjs";
import { encodeAvif } from "./encode-avif";
import { removeRegenerated, removeUnreferenced } from "./stale-files";
import { precompress } from "./precompress";

export interface LeanOutputOptions {
  /** The folder of the content: a cache that was made from another is removed before the next build. */
  readonly content: string;
}

const publicDir = path.resolve("public");
const isBuild = process.env.NODE_ENV === "production";

export const onPreInit: GatsbyNode["onPreInit"] = encodeAvif;

/** Later than what the site may check before it is built, because a mistake that is found there harms no cache. */
export const onPreBootstrap = (): void => {
  markCacheIncomplete();
};

/** The size in bytes of source from which a file is shared. A smaller file's request costs more than the code does in each page that uses it. */
const smallestSharedChunk = 40_000;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Source maps would publish the source to every host that serves this folder as it is.
    devtool: false,
    optimization: {
      // Gatsby's group for large packages takes small modules of the site too, each as a file and a request.
      splitChunks: { cacheGroups: { lib: false, shared: { minSize: smallestSharedChunk } } },
    },
  });
};

export const onPostBootstrap = (_: unknown, { content }: LeanOutputOptions): void => {
  // Before this hook Gatsby has copied Partytown into public/, which no page names unless it is used.
  if (isBuild) removeRegenerated(publicDir);
  // `gatsby develop` has no later hook.
  else markCacheComplete(content);
};

export const onPostBuild = async (_: unknown, { content }: LeanOutputOptions): Promise<void> => {
  const hasRemovedPicture = removeUnreferenced(publicDir);
  await precompress(publicDir);
  // Gatsby would not make a picture again that was removed.
  if (!hasRemovedPicture) markCacheComplete(content);
};
