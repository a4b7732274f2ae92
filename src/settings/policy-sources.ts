import { parseAnalytics, type readBuildSettings } from "./build-settings";

/** A text of content, with what the model says of it. */
interface ContentText {
  readonly value: string;
  readonly meta: { readonly iframe?: true; readonly framedScript?: true };
}

/** Collects the addresses on other hosts that pages use, from content and settings, for the security policy. */
export function collectPolicySources(
  texts: readonly ContentText[],
  settings: ReturnType<typeof readBuildSettings>,
) {
  const listMarked = (mark: "iframe" | "framedScript") =>
    texts.filter(({ meta }) => meta[mark]).map(({ value }) => value);
  const framedScripts = listMarked("framedScript");
  const { GATSBY_API_HOST: apiHost, GATSBY_VITALS_URL: vitalsUrl } = settings;
  const { src: analytics, ...attributes } = parseAnalytics(settings.GATSBY_ANALYTICS) ?? {};
  /** Analytics report to the script's host, or to one that an attribute names. */
  const reportAddresses = Object.values(attributes).filter((value) => value.startsWith("https://"));
  return {
    scripts: [analytics, ...framedScripts],
    // Each of these scripts runs in a `data:` document (docs/decisions/0011), which inherits the policy of the page.
    frames: [...(framedScripts.length > 0 ? ["data:"] : []), ...listMarked("iframe")],
    connections: [apiHost, vitalsUrl, analytics, ...reportAddresses],
    forms: [apiHost],
  };
}
