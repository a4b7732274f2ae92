import { type RefObject, useEffect } from "react";
import { useForm } from "react-final-form";
import type { FormDefinition, Texts } from "../domain/form-definition";
import { servedForms } from "../startup/hydrate";
import { readSessionItem, writeSessionItem } from "./session-item";

interface DraftProps {
  form: FormDefinition;
  empty: Readonly<Texts>;
  element: RefObject<HTMLFormElement | null>;
}

/** The key of a form's draft in session storage. */
export const draftKey = ({ action }: FormDefinition): string => `draft:${action}`;

/**
 * Returns the values of a form's draft. What a control shows is newer than what is stored, unless it is as at the start.
 * @param shown by default the server's HTML of a form that the browser renders anew
 */
export function draftOf(
  form: FormDefinition,
  empty: Readonly<Texts>,
  shown = servedForms.get(draftKey(form)),
): Texts {
  const draft = readDraft(form, empty);
  for (const [name, text] of new FormData(shown)) {
    const isTyped = name in empty && text !== empty[name];
    if (isTyped && typeof text === "string") draft[name] = text;
  }
  return draft;
}

/** Keeps what is typed for the tab, through reloads and on the way back, beginning with what was typed before hydration. */
export function Draft({ form, empty, element }: DraftProps) {
  const state = useForm<Texts>();
  useEffect(() => {
    servedForms.delete(draftKey(form));
    state.initialize(draftOf(form, empty, element.current ?? undefined));
    const write = ({ values }: { values: Texts }) =>
      writeSessionItem(draftKey(form), areSame(empty, values) ? undefined : values);
    return state.subscribe(write, { values: true });
  }, [form, empty, element, state]);
  return null;
}

/** Removes the draft of values that were sent, unless others have been typed since. */
export function removeDraft(form: FormDefinition, empty: Readonly<Texts>, sent: Readonly<Texts>) {
  if (areSame(sent, readDraft(form, empty))) writeSessionItem(draftKey(form), undefined);
}

/** Returns the stored values, with the form's initial value for every field that has none. */
function readDraft(form: FormDefinition, empty: Readonly<Texts>): Texts {
  return { ...empty, ...readSessionItem(draftKey(form)) };
}

function areSame(one: Readonly<Texts>, other: Readonly<Texts>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
