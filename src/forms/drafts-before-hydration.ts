import { readSessionItem, writeSessionItem } from "./session-item";

/**
 * Adds what is typed into a form that is not hydrated yet to the form's draft, so that a reload before
 * the form's code has arrived loses nothing. The form's `data-draft` attribute holds the draft's key.
 *
 * Listens on the document in the capture phase, because React's root stops such an event.
 */
export function saveDraftsBeforeHydration(): void {
  const listen = { capture: true };
  document.addEventListener("input", ({ target }) => saveControl(target), listen);
  // The browser then posts the form itself, and restores what was typed if the visitor comes back.
  document.addEventListener("submit", ({ target }) => removeDraft(target), listen);
}

function saveControl(control: EventTarget | null): void {
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  const key = isControl ? control.form?.dataset.draft : undefined;
  if (!isControl || key === undefined) return;
  const stored = readSessionItem(key);
  const draft = typeof stored === "object" ? stored : {};
  writeSessionItem(key, { ...draft, [control.name]: control.value });
}

function removeDraft(form: EventTarget | null): void {
  const key = form instanceof HTMLFormElement ? form.dataset.draft : undefined;
  if (key !== undefined) writeSessionItem(key, undefined);
}
