import { type RefObject, useEffect } from "react";
import { useForm } from "react-final-form";
import type { FormDefinition, Texts } from "../domain/form";
import { takeServedForm } from "../page/hydrate";
import { readSessionItem, writeSessionItem } from "./session-item";

/** The key of a form's draft in session storage. */
export const draftKey = ({ action }: FormDefinition): string => `draft:${action}`;

/**
 * Keeps what is typed for the tab, through reloads and on the way back. What was typed before hydration is read from the
 * controls, even if React has replaced them; it is newer than any draft.
 */
export function useDraft(
  form: FormDefinition,
  empty: Readonly<Texts>,
  element: RefObject<HTMLFormElement | null>,
): void {
  const state = useForm<Texts>();
  useEffect(() => {
    const stored = readDraft(form, empty);
    const shown = new FormData(takeServedForm(draftKey(form)) ?? element.current ?? undefined);
    state.batch(() => {
      for (const name in empty) {
        const typed = shown.get(name);
        const isTyped = typeof typed === "string" && typed !== empty[name];
        state.change(name, isTyped ? typed : stored[name]);
      }
    });
    const write = ({ values }: { values: Texts }) => {
      const typed = { ...empty, ...values };
      writeSessionItem(draftKey(form), areSame(typed, empty) ? undefined : typed);
    };
    return state.subscribe(write, { values: true });
  }, [form, empty, element, state]);
}

/** Removes the draft of values that were sent, unless others have been typed since. */
export function removeDraft(
  form: FormDefinition,
  empty: Readonly<Texts>,
  sent: Readonly<Texts>,
): void {
  if (areSame(sent, readDraft(form, empty))) writeSessionItem(draftKey(form), undefined);
}

/** Returns the stored values, with the form's initial value for every field that has none. */
function readDraft(form: FormDefinition, empty: Readonly<Texts>): Texts {
  const stored = readSessionItem(draftKey(form));
  const values = { ...empty };
  for (const name in values) {
    const value = stored[name];
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

function areSame(one: Readonly<Texts>, other: Readonly<Texts>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
