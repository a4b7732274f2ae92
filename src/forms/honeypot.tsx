import { honeypotField } from "../domain/submission-protocol";
import { apiHost } from "./api-host";

/**
 * A field that only programs fill in. A style sheet hides it, because such programs read the `hidden` attribute.
 * Another server than the site's own gets the specified fields and no others.
 */
export function Honeypot() {
  if (apiHost() !== "") return null;
  return (
    <div css={{ display: "none" }}>
      <input type="text" name={honeypotField} defaultValue="" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Returns the honeypot's value, empty unless a program filled it in. */
export function honeypotValue(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(honeypotField);
  return field instanceof HTMLInputElement ? field.value : "";
}
