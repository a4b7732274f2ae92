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
 * Renders a page with a single style tag that holds only the rules it uses; Emotion's own server
 * rendering puts a tag beside every element. `data-s` keeps Emotion from moving the tag in the browser.
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
 * Waits for lazily loaded parts, such as the forms, so that the HTML contains them. With a smaller chunk
 * size React would send large parts last and move them into position with an inline script, which neither
 * a strict Content-Security-Policy nor a browser without JavaScript runs.
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
  // The colour of the browser's own bars, which can only follow the operating system.
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
  // `gatsby develop` does not render pages on the server, so `replaceRenderer` adds no styles.
  if (process.env.NODE_ENV === "development") {
    setHeadComponents([<style key="base">{baseStyles}</style>]);
  }
  setPreBodyComponents([
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: firstPaintScript }} />,
  ]);
};

/** Removes the script and styles that gatsby-plugin-image adds for its own component, which we do not use. */
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
