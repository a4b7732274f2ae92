import { text } from "node:stream/consumers";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { company } from "./src/content/without-graphql";
import { directionOf } from "./src/lib/writing-system";
import { bodyScript, headScript } from "./src/layout/inline-scripts";
import { analyticsScript } from "./src/settings/build-settings";
import { fontFaces, fontFiles } from "./src/theme/fonts";
import { globalStyles } from "./src/theme/global-styles";
import { writingStyles } from "./src/theme/writing-styles";
import { from } from "./src/theme/style";
import { createStyleCache, styleTagId } from "./src/theme/style-cache";
import { paletteOf } from "./src/theme/tokens";

export { wrapPageElement } from "./src/layout/wrap-page-element";
export { wrapRootElement } from "./src/layout/wrap-root-element";

const isDevelopment = process.env.NODE_ENV === "development";
const baseStyles = `${fontFaces}${globalStyles}${writingStyles(company.language)}`.replace(
  /\/\*[^]*?\*\/|\n\s*/g,
  "",
);

/**
 * Puts the rules of a page into one style tag; Emotion by itself would put one beside every element. All rules are
 * there, even those of a component that only passes its styles on, because each that Emotion misses in the browser
 * it adds when it hydrates, and the page is styled again.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  // Makes Emotion collect the rules instead of rendering them.
  cache.compat = true;
  const html = await renderWhole(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const rules = Object.values(cache.inserted).join("");
  // Cloudflare would hide mail addresses, which React would find changed.
  replaceBodyHTMLString(`<!--email_off-->${html}<!--/email_off-->`);
  setHeadComponents([
    <style key="critical" id={styleTagId}>
      {baseStyles + rules}
    </style>,
  ]);
};

/**
 * Renders the page together with its lazily loaded parts, such as the forms. With a finite chunk size,
 * React would append large parts to the end and move them into position by an inline script, which
 * neither a strict security policy nor a browser without JavaScript would run.
 */
async function renderWhole(element: ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element, { progressiveChunkSize: Infinity });
  return text(prelude);
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  const { language } = company;
  setHtmlAttributes({ lang: language, dir: directionOf(language) });
  // The last one is for those that show both. Browsers look for /favicon.ico and /apple-touch-icon.png by themselves.
  setHeadComponents([<link key="icon-192" rel="icon" href="/icon-192.png" sizes="192x192" />]);
  setHeadComponents([<link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />]);
  setHeadComponents([<link key="manifest" rel="manifest" href="/manifest.json" />]);
  setHeadComponents([preload(fontFiles.display), preload(fontFiles.text)]);
  // iPhones would make links of what looks like a number, a date or an address, and React would find them changed.
  setHeadComponents([<meta key="format" name="format-detection" content={noDetection} />]);
  // The colour of the browser's own bars. The script in the head chooses one; without it the operating system does.
  setHeadComponents(
    (["light", "dark"] as const).map((theme) => (
      <meta
        key={theme}
        name="theme-color"
        data-theme={theme}
        media={`(prefers-color-scheme: ${theme})`}
        content={paletteOf(theme).surface}
      />
    )),
  );
  const analytics = isDevelopment ? undefined : analyticsScript(process.env.GATSBY_ANALYTICS);
  if (analytics) setHeadComponents([<script key="analytics" defer {...analytics} />]);
  // `gatsby develop` does not render pages on the server, so `replaceRenderer` adds no styles there.
  if (isDevelopment) setHeadComponents([<style key="base">{baseStyles}</style>]);
  setHeadComponents([<script key="theme" dangerouslySetInnerHTML={{ __html: headScript }} />]);
  const script = bodyScript(pathname);
  setPreBodyComponents([<script key="first" dangerouslySetInnerHTML={{ __html: script }} />]);
};

const noDetection = "telephone=no, date=no, address=no, email=no";

/**
 * Fetches a font before the browser has found the first text that needs it. Not on a phone, on whose slow network the
 * font would share the line with the page and its first picture.
 */
function preload(font: string): ReactElement {
  return (
    <link
      key={font}
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      media={from("small")}
    />
  );
}

/** The script and styles of gatsby-plugin-image's own component, which the site does not use, and Gatsby's version. */
const unwanted = /^(gatsby-image-style|generator)/;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && unwanted.test(component.key ?? "")),
    ),
  );
};
