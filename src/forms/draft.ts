import { emptyValues, type FormDefinition, type Values } from "../domain/form";
import { readSessionItem, writeSessionItem } from "./session-item";

/** A half-filled form, stored for the tab: it survives reloads and history navigation. */
export interface Draft<Name extends string> {
  /** Returns the stored values, with the form's initial value for every field that has none. */
  read: () => Values<Name>;
  /** Stores the values, or removes the draft when they are the form's initial ones. */
  write: (values: Readonly<Values<Name>>) => void;
}

/** The key of a form's draft in session storage. @param path the form's */
export const draftKey = (path: string): string => `draft:${path}`;

export function createDraft<Name extends string>(form: FormDefinition<Name>): Draft<Name> {
  const key = draftKey(form.path);
  return {
    read() {
      const stored = readSessionItem(key);
      const values = emptyValues(form);
      if (typeof stored !== "object" || stored === null) return values;
      for (const name in values) {
        const value: unknown = Reflect.get(stored, name);
        if (typeof value === "string") values[name] = value;
      }
      return values;
    },
    write(values) {
      const empty = emptyValues(form);
      let isEmpty = true;
      for (const name in empty) isEmpty &&= values[name] === empty[name];
      writeSessionItem(key, isEmpty ? undefined : values);
    },
  };
}
