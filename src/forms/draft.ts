import { emptyValues, type FormDefinition, type Texts } from "../domain/form";
import { readSessionItem, writeSessionItem } from "./session-item";

export type Draft = ReturnType<typeof createDraft>;

/**
 * The key of a form's draft in session storage.
 * @param path the form's
 */
export const draftKey = (path: string): string => `draft:${path}`;

/** A half-filled form, stored for the tab: it survives reloads and history navigation. */
export function createDraft(form: FormDefinition) {
  const key = draftKey(form.path);
  /** Returns the stored values, with the form's initial value for every field that has none. */
  const read = () => {
    const stored = readSessionItem(key);
    const values = emptyValues(form);
    if (typeof stored !== "object" || stored === null) return values;
    for (const name in values) {
      const value: unknown = Reflect.get(stored, name);
      if (typeof value === "string") values[name] = value;
    }
    return values;
  };
  return {
    read,
    /** Stores the values, or removes the draft when they are the form's initial ones. */
    write(values: Readonly<Texts>) {
      const isEmpty = areSame(values, emptyValues(form));
      writeSessionItem(key, isEmpty ? undefined : values);
    },
    /** Removes the draft of values that were sent, unless others have been typed since. */
    remove(sent: Readonly<Texts>) {
      if (areSame(sent, read())) writeSessionItem(key, undefined);
    },
  };
}

function areSame(one: Readonly<Texts>, other: Readonly<Texts>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
