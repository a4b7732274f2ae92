import { hashSource } from "../../server/http/security-headers";
import { scriptDocumentStyle } from "../../lib/script-document";
import { analyticsScript, type readBuildSettings } from "../build-settings";

/** Data blocks and scripts of other files have attributes. */
const inlineScripts = /<script>([^]*?)<\/script>/g;

/** React escapes the < of every text and attribute, so nothing else looks like this. */
const styles = /<style\b[^>]*>([^]*?)<\/style>/g;

interface PolicySources {
  /** Third-party iframes. */
  readonly frames: readonly string[];
  /** Third parties' scripts, each in a document of its own (docs/decisions/0011), which inherits the policy of the page. */
  readonly framedScripts: readonly string[];
  readonly settings: ReturnType<typeof readBuildSettings>;
}

/** The policy of one page, with the addresses of all: from this page the browser shows others without loading them. */
export function contentSecurityPolicy(html: string, sources: PolicySources): string {
  const { frames, framedScripts, settings } = sources;
  const hasDocument = framedScripts.length > 0;
  const { GATSBY_API_HOST: apiHost, GATSBY_VITALS_URL: vitalsUrl } = settings;
  const { src: analytics, ...attributes } = analyticsScript(settings.GATSBY_ANALYTICS) ?? {};
  /** A counter reports to its script's host, or to the one that an attribute names. */
  const reportsTo = Object.values(attributes).filter((value) => value.startsWith("https://"));
  const hashesOf = (inline: RegExp) =>
    [...html.matchAll(inline)].map(([, text = ""]) => hashSource(text));
  const requested = [apiHost, vitalsUrl, analytics, ...reportsTo];
  const directives: Record<string, readonly string[]> = {
    // What links lead to is fetched ahead, which Firefox judges by this directive.
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...hashesOf(inlineScripts),
      ...(analytics ? [analytics] : []),
      ...framedScripts.map(scriptSource),
    ],
    // Emotion adds an empty <style> and fills it through the CSSOM, which no policy restricts.
    "style-src": [
      hashSource(""),
      ...hashesOf(styles),
      ...(hasDocument ? [hashSource(scriptDocumentStyle)] : []),
    ],
    // data: for the blurred placeholders of pictures.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...requested.flatMap(originOf)],
    "frame-src": [...(hasDocument ? ["data:"] : []), ...frames.flatMap(originOf)],
    "form-action": ["'self'", ...originOf(apiHost)],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

/** A page's first element, and the policy that an earlier build has written behind it. */
const start =
  /(<head[^>]*><meta charset="utf-8"\s*\/?>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/i;

/** Writes the policy right behind the page's charset, because it holds for what follows it. Throws if there is none. */
export function writePolicy(html: string, policy: string): string {
  if (!start.test(html))
    throw new Error("A page does not begin with its charset: has Gatsby been upgraded?");
  return html.replace(start, `$1<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** The address of a script as a policy names it: browsers compare it without its query, and these signs end a source. */
function scriptSource(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C");
}

/** The origin of an absolute URL; none of an empty or relative one, which is the site's own. */
function originOf(url = ""): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
