/** The field's name. The server knows it by this name too when a form comes without JavaScript. */
export const honeypotName = "website";

/**
 * A field that no person meets: it is not drawn, cannot take the focus, and does not exist for assistive
 * technology. Programs that fill in everything they find in the HTML give themselves away. What hides it
 * is a style sheet's rule, which such programs do not read, and not the `hidden` attribute, which they do.
 */
export function Honeypot() {
  return (
    <div css={{ display: "none" }}>
      <input type="text" name={honeypotName} defaultValue="" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What somebody or something has put into the honeypot. */
export function honeypotValue(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(honeypotName);
  return field instanceof HTMLInputElement ? field.value : "";
}
