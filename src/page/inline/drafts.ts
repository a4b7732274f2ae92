/**
 * Keeps what is typed into a form that is not hydrated yet in its draft, whose key is the form's attribute: a reload, a
 * link to a fragment or a hydration that fails would lose it. Listens in the capture phase, because React's root stops
 * such an event.
 */
export function keepDrafts({ attribute }: { attribute: string }): void {
  const save = ({ type, target }: Event) => {
    const form = target instanceof Element && target.closest("form");
    const key = form && form.getAttribute(attribute);
    if (!form || !key) return;
    try {
      // A submit posts the form, and the browser restores what was typed if the visitor comes back.
      if (type === "submit") {
        sessionStorage.removeItem(key);
        return;
      }
      const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      const name = target.getAttribute("name") ?? "";
      const typed = { [name]: new FormData(form).get(name) };
      sessionStorage.setItem(key, JSON.stringify(Object.assign({}, draft, typed)));
    } catch {
      // Storage is blocked, full, or holds something else. The form still has what was typed.
    }
  };
  addEventListener("input", save, true);
  addEventListener("submit", save, true);
}
