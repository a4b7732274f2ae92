/**
 * Shows the draft of each form that is not hydrated yet, whose key is the form's attribute, and keeps there what is typed.
 * Listens in the capture phase, because React's root stops such an event.
 */
export function keepDrafts(): void {
  const read = (key: string): object => {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return Object.assign({}, draft);
  };
  const save = ({ type, target }: Event) => {
    const form = target instanceof Element && target.closest("form");
    const key = form && form.getAttribute("data-draft");
    if (!form || !key) return;
    try {
      // A submit posts the form, and the browser restores what was typed if the visitor comes back.
      if (type === "submit") {
        sessionStorage.removeItem(key);
        return;
      }
      const name = target.getAttribute("name") ?? "";
      const typed = { [name]: new FormData(form).get(name) };
      sessionStorage.setItem(key, JSON.stringify(Object.assign(read(key), typed)));
    } catch {
      // Storage is blocked, full, or holds something else. The form still has what was typed.
    }
  };
  const show = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
      try {
        for (const [name, text] of Object.entries(read(form.getAttribute("data-draft") ?? ""))) {
          const control = form.elements.namedItem(name);
          if (typeof text === "string" && control && "value" in control) control.value = text;
        }
      } catch {
        // Storage is blocked or holds something else. The form stays as it is.
      }
    }
  };
  addEventListener("DOMContentLoaded", show);
  addEventListener("input", save, true);
  addEventListener("submit", save, true);
}
