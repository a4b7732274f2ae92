import { hashSource, type InlineHashes } from "./inline-hashes";

/** Emotion adds an empty `<style>` and fills it through the CSSOM, which no policy restricts. */
const emptyStyle = hashSource("");

export interface PolicySources {
  readonly pages: readonly InlineHashes[];
  /** The origins of third-party iframes. */
  readonly frames: readonly string[];
  /** The host the forms are posted to, unless it is the site's own. */
  readonly apiHost?: string;
  /** The address performance metrics are posted to. */
  readonly vitalsUrl?: string;
}

/**
 * Returns the Content-Security-Policy of every page. One for the whole site is enough: all pages have the
 * same inline scripts, and pages of one kind the same style sheet.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { pages, frames, apiHost, vitalsUrl } = sources;
  return policy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...pages.flatMap(({ scripts }) => scripts)],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
    "style-src": [emptyStyle, ...pages.flatMap(({ styles }) => styles)],
    // data: for the blurred placeholders of pictures.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...originOf(apiHost), ...originOf(vitalsUrl)],
    "frame-src": ["'self'", ...frames.flatMap(originOf)],
    "form-action": ["'self'", ...originOf(apiHost)],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

/** Returns the policy of the iframe for the scheduling widget, whose script may load what it needs from its own host. */
export function schedulingFramePolicy(scriptUrl: string): string {
  const host = originOf(scriptUrl);
  return policy({
    sandbox: ["allow-scripts", "allow-popups", "allow-forms"],
    "default-src": ["'none'"],
    "script-src": host,
    "style-src": host,
    "img-src": host,
    "connect-src": host,
    "frame-src": host,
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  });
}

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

/** The origin of an absolute URL; none of an empty or relative one, which is the site's own. */
function originOf(url = ""): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
