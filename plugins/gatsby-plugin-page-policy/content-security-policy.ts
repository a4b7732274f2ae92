import { createHash } from "node:crypto";

/** The addresses of other hosts that pages use. Relative and empty ones are the site's own and need no source. */
export interface PolicySources {
  /** Scripts, each allowed by its whole address. */
  readonly scripts?: readonly (string | undefined)[];
  /** What frames show, each allowed by its origin; `data:` allows documents at such addresses. */
  readonly frames?: readonly (string | undefined)[];
  /** What scripts request, each allowed by its origin. */
  readonly connections?: readonly (string | undefined)[];
  /** Where forms are posted, each allowed by its origin. */
  readonly forms?: readonly (string | undefined)[];
}

/**
 * Creates the policy of a page (docs/decisions/0038). It allows the other hosts of the whole site, because Gatsby shows further
 * pages in the same document.
 */
export function createPolicy(html: string, sources: PolicySources): string {
  const { scripts = [], frames = [], connections = [], forms = [] } = sources;
  const directives: Record<string, readonly string[]> = {
    // Firefox applies this directive to prefetched pages.
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...findInlineScripts(html).map(toHashSource),
      ...scripts.flatMap(toScriptSource),
    ],
    // Without hashes, beside which browsers ignore 'unsafe-inline'.
    "style-src": ["'self'", "'unsafe-inline'"],
    // data: is for the blurred placeholders of pictures.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...connections.flatMap(toOriginSource)],
    "frame-src": frames.flatMap((address) =>
      address === "data:" ? address : toOriginSource(address),
    ),
    "form-action": ["'self'", ...forms.flatMap(toOriginSource)],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) =>
      [name, ...(values.length > 0 ? new Set(values) : ["'none'"])].join(" "),
    )
    .join("; ");
}

/** Finds inline scripts. Text cannot look like one, because React escapes every <. JSON is data, which no policy restricts. */
function findInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\ssrc=|\stype="[^"]*json"/.test(attributes))
    .map(([, , text = ""]) => text);
}

const toHashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The charset, which begins a page, and the policy that an earlier build has inserted after it. */
const policyPosition =
  /(<head[^>]*><meta charset="utf-8"\s*\/?>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/i;

/** Inserts the policy right after the page's charset, because it applies only to what follows. Throws if there is no charset. */
export function insertPolicy(html: string, policy: string): string {
  if (!policyPosition.test(html))
    throw new Error("A page does not begin with its charset: has Gatsby been upgraded?");
  return html.replace(
    policyPosition,
    `$1<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Converts a script's address to a source of a policy: without the query, and with the characters encoded that end a source. */
function toScriptSource(address = ""): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return [origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C")];
}

function toOriginSource(address = ""): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
