import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { firstPaintScript } from "./src/theme/first-paint-script";
import { fontFaces, fontFiles } from "./src/theme/fonts";
import { globalStyles } from "./src/theme/global-styles";

export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";

const baseStyles = `${fontFaces}${globalStyles}`.replace(/\n\s*/g, "");

/**
 * One style tag a page, with just the rules this page uses. Emotion alone would put a tag beside
 * every element. `data-s` tells its browser half that the tag already stands where it belongs.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
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
