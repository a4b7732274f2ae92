/** What is typed into a form, kept for as long as the tab lives: through reloads, on other pages and on the way back. */
import { type RefObject, useEffect } from "react";
import { useForm } from "react-final-form";
import type { FormDefinition, Values } from "../domain/form-definition";
import { readSessionItem, writeSessionItem } from "./session-item";

interface DraftProps {
  definition: FormDefinition;
  empty: Readonly<Values>;
  element: RefObject<HTMLFormElement | null>;
}

/**
 * Returns the values of a form's draft. What a control shows is newer than what is stored, unless it is as at the start.
 * @param shown by default the server's form, where the browser renders it anew
 */
export function draftOf(
  definition: FormDefinition,
  empty: Readonly<Values>,
  shown = serverForm(definition),
): Values {
  const draft = readDraft(definition, empty);
  for (const [name, text] of new FormData(shown ?? undefined)) {
    const isTyped = name in empty && text !== empty[name];
    if (isTyped && typeof text === "string") draft[name] = text;
  }
  return draft;
}

/** Takes over what the controls show when the form hydrates, typed or filled in by the browser, and stores what is typed from then on. */
export function Draft({ definition, empty, element }: DraftProps) {
  const state = useForm<Values>();
  useEffect(() => {
    state.initialize(draftOf(definition, empty, element.current));
    const write = ({ values }: { values: Values }) =>
      writeSessionItem(keyOf(definition), areSame(empty, values) ? undefined : values);
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
  if (areSame(sent, readDraft(definition, empty))) writeSessionItem(keyOf(definition), undefined);
}

/** A form that has hydrated turns the browser's own validation off. */
function serverForm({ action }: FormDefinition): HTMLFormElement | null {
  return document.querySelector(`form[action$="${action}"]:not([novalidate])`);
}

const keyOf = ({ action }: FormDefinition): string => `draft:${action}`;

/** Returns the stored values, with the form's initial value for every field that has none. */
function readDraft(definition: FormDefinition, empty: Readonly<Values>): Values {
  return { ...empty, ...readSessionItem(keyOf(definition)) };
}

function areSame(one: Readonly<Values>, other: Readonly<Values>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
