import { type RefObject, useEffect } from "react";
import { useForm } from "react-final-form";
import type { FormDefinition, Values } from "../domain/form-definition";
import { prerenderedForms } from "../startup/hydrate";
import { readSessionItem, writeSessionItem } from "./session-item";

interface DraftProps {
  definition: FormDefinition;
  empty: Readonly<Values>;
  element: RefObject<HTMLFormElement | null>;
}

/** The key of a form's draft in session storage. */
export const draftKey = ({ action }: FormDefinition): string => `draft:${action}`;

/**
 * Returns the values of a form's draft. What a control shows is newer than what is stored, unless it is as at the start.
 * @param shown by default the server's HTML of a form that the browser renders anew
 */
export function draftOf(
  definition: FormDefinition,
  empty: Readonly<Values>,
  shown = prerenderedForms.get(draftKey(definition)),
): Values {
  const draft = readDraft(definition, empty);
  for (const [name, text] of new FormData(shown)) {
    const isTyped = name in empty && text !== empty[name];
    if (isTyped && typeof text === "string") draft[name] = text;
  }
  return draft;
}

/** Keeps what is typed for the tab, through reloads and on the way back, beginning with what was typed before hydration. */
export function Draft({ definition, empty, element }: DraftProps) {
  const state = useForm<Values>();
  useEffect(() => {
    prerenderedForms.delete(draftKey(definition));
    state.initialize(draftOf(definition, empty, element.current ?? undefined));
    const write = ({ values }: { values: Values }) =>
      writeSessionItem(draftKey(definition), areSame(empty, values) ? undefined : values);
    return state.subscribe(write, { values: true });
  }, [definition, empty, element, state]);
  return null;
}

/** Removes the draft of values that were sent, unless others have been typed since. */
export function removeDraft(
  definition: FormDefinition,
  empty: Readonly<Values>,
  sent: Readonly<Values>,
) {
  if (areSame(sent, readDraft(definition, empty)))
    writeSessionItem(draftKey(definition), undefined);
}

/** Returns the stored values, with the form's initial value for every field that has none. */
function readDraft(definition: FormDefinition, empty: Readonly<Values>): Values {
  return { ...empty, ...readSessionItem(draftKey(definition)) };
}

function areSame(one: Readonly<Values>, other: Readonly<Values>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
