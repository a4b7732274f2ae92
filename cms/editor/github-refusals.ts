/**
 * GitHub's refusals in plain words, each with what to do. Decap (3.16) by itself shows what GitHub says, or "undefined", retries for up to
 * hours without a word, and takes a file that it cannot read for an empty one.
 */
import { z } from "zod";

type Fetch = typeof globalThis.fetch;

const github = "https://api.github.com/";

let latest = "";

/** Returns what GitHub has refused, or "" if it answered last. */
export const latestRefusal = () => latest;

/** Returns a `fetch` that hands on the plain words as GitHub's message, with a status at which Decap neither waits nor retries. */
export function explainRefusals(fetch: Fetch): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(github)) return fetch(input, init);
    const response = await fetch(input, init).catch(() => undefined);
    latest = response ? await explain(response, address, init?.method) : unreachable;
    if (response && latest === "") return response;
    const headers = { "Content-Type": "application/json" };
    return new Response(JSON.stringify({ message: latest }), { status: 400, headers });
  };
}

const unreachable =
  "GitHub cannot be reached: this computer may be offline.\nTry again once other pages open.";

/** Returns "" for an answer, and for the absence of a file, which Decap expects. */
async function explain(response: Response, address: string, method = "GET"): Promise<string> {
  const isRepository = /^repos\/[^/]+\/[^/?]+$/.test(address.slice(github.length));
  const { ok, status } = response;
  if (!isRepository && (ok || (status === 404 && method === "GET"))) return "";
  const { message = "", owner } = await readReply(response);
  if (ok && owner) return "";
  if (status === 401) {
    return "GitHub no longer accepts your login.\nKeep a copy of what you have typed, load this page again, and log in.";
  }
  if (status === 429 || /rate limit/i.test(message)) {
    return "GitHub takes no more from your account for a while.\nTry again in an hour at the latest.";
  }
  if (status >= 500) {
    return `GitHub is out of order (${status}).\nTry again in a few minutes; www.githubstatus.com says how it is.`;
  }
  // What Decap patches is the branch, at the end of a save.
  if (method === "PATCH" && (status === 409 || /fast.forward/i.test(message))) {
    return "Something else was published at the same moment.\nTry again.";
  }
  if (ok || status === 403 || status === 404) {
    return "GitHub does not let your account change this site.\nAsk whoever looks after it for write access to its repository.";
  }
  return `GitHub refused it: ${message} (${status}).\nTry again. If that does not help, show these lines to whoever looks after the site.`;
}

const replySchema = z.object({ message: z.string(), owner: z.looseObject({}) }).partial();

async function readReply(response: Response) {
  const reply: unknown = await response
    .clone()
    .json()
    .catch(() => ({}));
  return replySchema.safeParse(reply).data ?? {};
}
