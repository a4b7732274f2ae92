import { readSessionItem, writeSessionItem } from "./session-item";

/**
 * Adds what is typed into a form that is not hydrated yet to its draft, whose key is in `data-draft`: a reload or a
 * link to a fragment would lose it. Listens in the capture phase, because React's root stops such an event.
 */
export function saveDraftsBeforeHydration(): void {
  const save = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const form = target.closest<HTMLFormElement>("form[data-draft]");
    const key = form?.dataset.draft;
    if (!form || key === undefined) return;
    const name = target.getAttribute("name") ?? "";
    // A submit posts the form, and the browser restores what was typed if the visitor comes back.
    const typed = { ...readSessionItem(key), [name]: new FormData(form).get(name) };
    writeSessionItem(key, type === "submit" ? undefined : typed);
  };
  document.addEventListener("input", save, true);
  document.addEventListener("submit", save, true);
}
