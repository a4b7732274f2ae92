import { honeypotField, honeypotHeader, idempotencyKeyHeader } from "../domain/submission-protocol";
import { readSessionItem, writeSessionItem } from "./session-item";

/** The host the forms are posted to, which Gatsby inlines; empty for the site's own server. */
export function apiHost(): string {
  return (process.env.GATSBY_API_HOST ?? "").replace(/\/+$/, "");
}

/** Whether forms go to a server of this project. Another may refuse headers that it does not know (CORS), and with them the form. */
function isOwnServer(): boolean {
  return apiHost() === "" || process.env.GATSBY_API_OWN === "true";
}

/** A field that only programs fill in. A style sheet hides it, because such programs read the `hidden` attribute. */
export function Honeypot() {
  if (!isOwnServer()) return null;
  return (
    <div css={{ display: "none" }}>
      <input type="text" name={honeypotField} defaultValue="" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The headers that accompany a form's JSON body to this project's own server. */
export function createSubmissionHeaders(path: string) {
  const storageKey = `sent:${path}`;
  let attempt: ReturnType<typeof storedAttempt>;

  return {
    /** Returns the headers for a body. The same body keeps its key, so that a retry is not stored twice. */
    headersFor(body: unknown, form: HTMLFormElement | null): Record<string, string> {
      if (!isOwnServer()) return {};
      const content = JSON.stringify(body);
      const last = attempt ?? storedAttempt(storageKey);
      // Unlike `crypto.randomUUID`, this also works on pages served over http.
      const newKey = crypto.getRandomValues(new Uint32Array(4)).join("-");
      attempt = last?.content === content ? last : { content, key: newKey };
      // Stored for the tab, because a retry after a timeout may follow a reload.
      writeSessionItem(storageKey, attempt);
      const trap = form?.elements.namedItem(honeypotField);
      const caught = trap instanceof HTMLInputElement ? trap.value : "";
      return {
        [idempotencyKeyHeader]: attempt.key,
        // fetch throws on header values outside Latin-1.
        ...(caught !== "" && { [honeypotHeader]: encodeURIComponent(caught) }),
      };
    },
    /** Forgets the key after a successful submission: the next one needs its own. */
    reset() {
      attempt = undefined;
      writeSessionItem(storageKey, undefined);
    },
  };
}

function storedAttempt(storageKey: string) {
  const { content, key } = readSessionItem(storageKey);
  return typeof content === "string" && typeof key === "string" ? { content, key } : undefined;
}
