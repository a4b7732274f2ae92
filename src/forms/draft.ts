/** What is typed into a form, kept for as long as the tab lives: through reloads, on other pages and on the way back. */
import type { FormApi } from "final-form";
import { type RefObject, useEffect } from "react";
import type { FormDefinition, Values } from "../domain/form-definition";
import { readSessionItem, writeSessionItem } from "./session-item";

/**
 * Returns the values of a form's draft. A control whose value is not the initial one was filled in later than what is stored.
 * @param form the element whose controls are read: by default the one in the built HTML, before React replaces it
 */
export function draftOf(
  definition: FormDefinition,
  initial: Readonly<Values>,
  form = findBuiltForm(definition),
): Values {
  const draft = readDraft(definition, initial);
  for (const [name, text] of new FormData(form ?? undefined)) {
    const isTyped = name in initial && text !== initial[name];
    if (isTyped && typeof text === "string") draft[name] = text;
  }
  return draft;
}

/**
 * Gives a form the values that its controls already have when it hydrates, typed or filled in by the browser, and stores what is
 * typed from then on.
 */
export function useDraft(
  api: FormApi<Values>,
  definition: FormDefinition,
  initial: Readonly<Values>,
  element: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    api.initialize(draftOf(definition, initial, element.current));
    const write = ({ values }: { values: Values }) =>
      writeSessionItem(keyOf(definition), areEqual(initial, values) ? undefined : values);
    return api.subscribe(write, { values: true });
  }, [api, definition, initial, element]);
}

/** Removes the draft of values that were sent, unless others have been typed since. */
export function removeDraft(
  definition: FormDefinition,
  initial: Readonly<Values>,
  sentValues: Readonly<Values>,
) {
  if (areEqual(sentValues, readDraft(definition, initial)))
    writeSessionItem(keyOf(definition), undefined);
}

/** A form that has hydrated turns the browser's own validation off. */
function findBuiltForm({ action }: FormDefinition): HTMLFormElement | null {
  return document.querySelector(`form[action$="${action}"]:not([novalidate])`);
}

const keyOf = ({ action }: FormDefinition): string => `draft:${action}`;

/** Returns the stored values, with the form's initial value for every field that has none. */
function readDraft(definition: FormDefinition, initial: Readonly<Values>): Values {
  return { ...initial, ...readSessionItem(keyOf(definition)) };
}

function areEqual(one: Readonly<Values>, other: Readonly<Values>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
