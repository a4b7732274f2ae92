import { type RefObject, useEffect } from "react";
import { useForm } from "react-final-form";
import { emptyValues, type FormDefinition } from "../domain/form";
import type { Draft } from "./draft";

/**
 * Restores what the visitor typed earlier, and stores what they type from now on.
 *
 * A visitor, or a browser that restores forms, may have typed into the server's HTML before hydration.
 * React does not report those values and overwrites them when it next renders, so they are read from
 * the controls themselves. They are newer than any draft.
 */
export function useDraft<Name extends string>(
  form: FormDefinition<Name>,
  draft: Draft<Name>,
  element: RefObject<HTMLFormElement | null>,
): void {
  const state = useForm<Record<string, string>>();
  useEffect(() => {
    const empty = emptyValues(form);
    const stored = draft.read();
    state.batch(() => {
      for (const name in empty) {
        const typed = controlValue(element.current, name);
        const isTyped = typed !== undefined && typed !== empty[name];
        state.change(name, isTyped ? typed : stored[name]);
      }
    });
    return state.subscribe(({ values }) => draft.write({ ...empty, ...values }), { values: true });
  }, [form, draft, element, state]);
}

function controlValue(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control.value : undefined;
}
