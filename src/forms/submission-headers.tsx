import { honeypotField, honeypotHeader, idempotencyKeyHeader } from "../domain/submission-protocol";
import { readSessionItem, writeSessionItem } from "./session-item";

/** The host the forms are posted to, which Gatsby inlines; empty for the site's own server. */
export function apiHost(): string {
  return (process.env.GATSBY_API_HOST ?? "").replace(/\/+$/, "");
}

/** Whether forms go to a server of this project. Another may refuse headers that it does not know (CORS), and with them the form. */
export function isOwnServer(): boolean {
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
  /** The key of the last body. */
  let keys: Readonly<Record<string, string>> | undefined;

  return {
    /** Returns the headers for a body. The same body keeps its key, so that a retry is not stored twice. */
    headersFor(body: unknown, form: HTMLFormElement | null): Record<string, string> {
      if (!isOwnServer()) return {};
      const content = JSON.stringify(body);
      // Stored for the tab, because a retry after a timeout may follow a reload.
      keys ??= readSessionItem(storageKey);
      // Unlike `crypto.randomUUID`, this also works on pages served over http.
      const key = keys[content] ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
      keys = { [content]: key };
      writeSessionItem(storageKey, keys);
      const trap = form?.elements.namedItem(honeypotField);
      const trapText = trap instanceof HTMLInputElement ? trap.value : "";
      return {
        [idempotencyKeyHeader]: key,
        // fetch throws on header values outside Latin-1.
        ...(trapText !== "" && { [honeypotHeader]: encodeURIComponent(trapText) }),
      };
    },
    /** Forgets the key after a successful submission: the next one needs its own. */
    reset() {
      keys = undefined;
      writeSessionItem(storageKey, undefined);
    },
  };
}
