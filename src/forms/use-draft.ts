import { type RefObject, useEffect } from "react";
import { useForm } from "react-final-form";
import { emptyValues, type FormDefinition, type Texts } from "../domain/form";
import type { Draft } from "./draft";

/**
 * Restores what the visitor typed earlier, and stores what they type from now on. React does not report what was typed
 * into the server's HTML before hydration, so it is read from the controls; it is newer than any draft.
 */
export function useDraft(
  form: FormDefinition,
  draft: Draft,
  element: RefObject<HTMLFormElement | null>,
): void {
  const state = useForm<Texts>();
  useEffect(() => {
    const empty = emptyValues(form);
    const stored = draft.read();
    const shown = new FormData(element.current ?? undefined);
    state.batch(() => {
      for (const name in empty) {
        const typed = shown.get(name);
        const isTyped = typeof typed === "string" && typed !== empty[name];
        state.change(name, isTyped ? typed : stored[name]);
      }
    });
    return state.subscribe(({ values }) => draft.write({ ...empty, ...values }), { values: true });
  }, [form, draft, element, state]);
}
