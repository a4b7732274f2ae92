import { text } from "node:stream/consumers";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { company } from "./src/content/imported-content";
import { findDirection } from "./src/lib/language";
import { bodyScript, headScript } from "./src/layout/inline-scripts";
import { parseAnalytics } from "./src/settings/build-settings";
import { fontFaces, fontFiles } from "./src/theme/fonts";
import { globalStyles } from "./src/theme/global-styles";
import { createLanguageStyles } from "./src/theme/language-styles";
import { from } from "./src/theme/style";
import { createStyleCache, styleTagId } from "./src/theme/style-cache";
import { getPalette } from "./src/theme/tokens";

export { wrapPageElement } from "./src/layout/wrap-page-element";
export { wrapRootElement } from "./src/layout/wrap-root-element";

const isDevelopment = process.env.NODE_ENV === "development";
const baseStyles = `${fontFaces}${globalStyles}${createLanguageStyles(company.language)}`.replace(
  /\/\*[^]*?\*\/|\n\s*/g,
  "",
);

/**
 * Puts the rules of a page into one style tag; Emotion by itself would put one beside every element. All rules are
 * included, even those of a component that only passes its styles on, because Emotion would add a missing one
 * during hydration, and the browser would recalculate the styles of the whole page.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  // Makes Emotion collect the rules instead of rendering them.
  cache.compat = true;
  const html = await renderToHtml(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const rules = Object.values(cache.inserted).join("");
  // Otherwise Cloudflare would obfuscate mail addresses, and hydration would find other text than React expects.
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
async function renderToHtml(element: ReactElement): Promise<string> {
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
  setHtmlAttributes({ lang: language, dir: findDirection(language) });
  // The SVG comes last, because some browsers use the last icon. They request /favicon.ico and /apple-touch-icon.png anyway.
  setHeadComponents([<link key="icon-192" rel="icon" href="/icon-192.png" sizes="192x192" />]);
  setHeadComponents([<link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />]);
  setHeadComponents([<link key="manifest" rel="manifest" href="/manifest.json" />]);
  setHeadComponents([renderPreload(fontFiles.display), renderPreload(fontFiles.text)]);
  // Otherwise iPhones would turn numbers, dates and addresses into links, which hydration does not expect.
  setHeadComponents([<meta key="format" name="format-detection" content={noDetection} />]);
  // The colour of the browser's own bars. The script in the head chooses one; without scripts the operating system does.
  setHeadComponents(
    (["light", "dark"] as const).map((theme) => (
      <meta
        key={theme}
        name="theme-color"
        data-theme={theme}
        media={`(prefers-color-scheme: ${theme})`}
        content={getPalette(theme).surface}
      />
    )),
  );
  const analytics = isDevelopment ? undefined : parseAnalytics(process.env.GATSBY_ANALYTICS);
  if (analytics) setHeadComponents([<script key="analytics" defer {...analytics} />]);
  // `gatsby develop` does not render pages on the server, so `replaceRenderer` adds no styles there.
  if (isDevelopment) setHeadComponents([<style key="base">{baseStyles}</style>]);
  setHeadComponents([<script key="theme" dangerouslySetInnerHTML={{ __html: headScript }} />]);
  const script = bodyScript(pathname);
  setPreBodyComponents([<script key="first" dangerouslySetInnerHTML={{ __html: script }} />]);
};

const noDetection = "telephone=no, date=no, address=no, email=no";

/**
 * Preloads a font, except on phones, whose slow network it would share with the page and its first picture
 * (docs/decisions/0040).
 */
function renderPreload(font: string): ReactElement {
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

/** The keys of the styles of gatsby-plugin-image's own component, which the site does not use, and of Gatsby's version. */
const unwantedKeys = /^(gatsby-image-style|generator)/;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && unwantedKeys.test(component.key ?? "")),
    ),
  );
};
