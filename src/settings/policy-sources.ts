import { contentDirectory } from "../content/content-directory.cjs";
import { readContentFolder } from "../content/content-folder";
import { analyticsScript, readBuildSettings } from "./build-settings";

/** The addresses of other hosts that pages use, from content and settings, as the security policy takes them. */
export function policySources(
  sources = readContentFolder(contentDirectory()).sources,
  settings = readBuildSettings(process.env),
) {
  const texts = sources.flatMap(({ values }) => values);
  const marked = (mark: "iframe" | "framedScript") =>
    texts.filter(({ meta }) => meta[mark]).map(({ value }) => value);
  const framedScripts = marked("framedScript");
  const { GATSBY_API_HOST: apiHost, GATSBY_VITALS_URL: vitalsUrl } = settings;
  const { src: analytics, ...attributes } = analyticsScript(settings.GATSBY_ANALYTICS) ?? {};
  /** A counter reports to its script's host, or to the one that an attribute names. */
  const reportsTo = Object.values(attributes).filter((value) => value.startsWith("https://"));
  return {
    scripts: [analytics, ...framedScripts],
    // Each of those is in a `data:` document of its own (docs/decisions/0011), which inherits the policy of the page.
    frames: [...(framedScripts.length > 0 ? ["data:"] : []), ...marked("iframe")],
    connections: [apiHost, vitalsUrl, analytics, ...reportsTo],
    forms: [apiHost],
  };
}
