import { type RefObject, useEffect } from "react";
import { useForm } from "react-final-form";
import type { Draft } from "./draft";

/**
 * Fills the form with what the visitor has typed already, and keeps what is typed from now on.
 *
 * The HTML from the server holds the empty form, and whoever is quick, or whose browser restores forms,
 * has typed into it before this script arrived. React neither reports those values nor keeps them past
 * its next rendering, so they are read from the controls themselves. They are newer than any draft.
 */
export function useDraft<Name extends string>(
  draft: Draft<Name>,
  element: RefObject<HTMLFormElement | null>,
  empty: Readonly<Record<Name, string>>,
): void {
  const form = useForm<Record<string, string>>();
  useEffect(() => {
    const kept = draft.read();
    form.batch(() => {
      for (const name in empty) {
        const typed = controlValue(element.current, name);
        const isTyped = typed !== undefined && typed !== empty[name];
        form.change(name, isTyped ? typed : kept[name]);
      }
    });
    return form.subscribe(({ values }) => draft.write({ ...empty, ...values }), { values: true });
  }, [form, draft, element, empty]);
}

function controlValue(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control.value : undefined;
}
