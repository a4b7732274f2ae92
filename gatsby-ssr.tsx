import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { firstPaintScript } from "./src/theme/first-paint-script";
import { fontFaces, fontFiles } from "./src/theme/fonts";
import { globalStyles } from "./src/theme/global-styles";
import { palettes } from "./src/theme/tokens";

export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";

const baseStyles = `${fontFaces}${globalStyles}`.replace(/\n\s*/g, "");

/**
 * One style tag a page, with just the rules this page uses. Emotion alone would put a tag beside
 * every element. `data-s` tells its browser half that the tag already stands where it belongs.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderWhole(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  const names = styles.flatMap((style) => style.ids).join(" ");
  const rules = styles.map((style) => style.css).join("");
  replaceBodyHTMLString(html);
  setHeadComponents([
    <style key="critical" data-emotion={`css ${names}`} data-s="">
      {baseStyles + rules}
    </style>,
  ]);
};

/**
 * Waits for the parts of a page whose code is fetched on its own, such as the forms, so that the HTML
 * holds them. Without the size React would move large parts to the end and put them into place by an
 * inline script, which neither a strict security policy nor a browser without JavaScript would run.
 */
async function renderWhole(element: ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element, { progressiveChunkSize: Infinity });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents(
    fontFiles.map((file) => (
      <link
        key={file}
        rel="preload"
        href={file}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  );
  // The browser's own bars, before and beside the page; they can only follow the operating system.
  setHeadComponents(
    (["light", "dark"] as const).map((theme) => (
      <meta
        key={theme}
        name="theme-color"
        media={`(prefers-color-scheme: ${theme})`}
        content={palettes[theme].surface}
      />
    )),
  );
  // `gatsby develop` renders no page on the server, so nothing else would bring the base styles.
  if (process.env.NODE_ENV === "development") {
    setHeadComponents([<style key="base">{baseStyles}</style>]);
  }
  setPreBodyComponents([
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: firstPaintScript }} />,
  ]);
};

/** gatsby-plugin-image puts a script and two styles for its own component into every page: we have our own. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !(isValidElement(component) && component.key?.startsWith("gatsby-image-style")),
    ),
  );
};
