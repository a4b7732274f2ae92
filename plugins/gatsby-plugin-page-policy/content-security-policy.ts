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

/** Returns the policy of one page, with the addresses of all: from this page the browser shows others without loading them. */
export function createPolicy(html: string, sources: PolicySources): string {
  const { scripts = [], frames = [], connections = [], forms = [] } = sources;
  const directives: Record<string, readonly string[]> = {
    // What links lead to is fetched ahead, which Firefox judges by this directive.
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...findInlineScripts(html).map(toHashSource),
      ...scripts.flatMap(toScriptSource),
    ],
    // Beside a hash, browsers would ignore 'unsafe-inline'.
    "style-src": ["'self'", "'unsafe-inline'"],
    // data: for the blurred placeholders of pictures.
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
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ");
}

/** React escapes the < of every text and attribute, so nothing else looks like this. JSON is data, which no policy restricts. */
function findInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\ssrc=|\stype="[^"]*json"/.test(attributes))
    .map(([, , text = ""]) => text);
}

const toHashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A page's first element, and the policy that an earlier build has written behind it. */
const policyPosition =
  /(<head[^>]*><meta charset="utf-8"\s*\/?>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/i;

/** Writes the policy right behind the page's charset, because it holds for what follows it. Throws if there is none. */
export function insertPolicy(html: string, policy: string): string {
  if (!policyPosition.test(html))
    throw new Error("A page does not begin with its charset: has Gatsby been upgraded?");
  return html.replace(
    policyPosition,
    `$1<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** The address of a script as a policy names it: browsers compare it without its query, and these signs end a source. */
function toScriptSource(address = ""): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return [origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C")];
}

function toOriginSource(address = ""): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
