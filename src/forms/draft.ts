import { readSessionItem, writeSessionItem } from "./session-item";

/** A half-filled form, kept for the tab: it survives a reload and the way back and forward. */
export interface Draft<Name extends string> {
  /** What was kept, with the empty form's value for every field that was not. */
  read(): Record<Name, string>;
  /** Keeps the values, or forgets the draft when they are the empty form's. */
  write(values: Readonly<Record<Name, string>>): void;
}

/** @param empty the form before anything is typed: it says which fields there are */
export function createDraft<Name extends string>(
  form: string,
  empty: Readonly<Record<Name, string>>,
): Draft<Name> {
  const key = `draft:${form}`;
  return {
    read() {
      const kept = readSessionItem(key);
      const values: Record<Name, string> = { ...empty };
      if (typeof kept !== "object" || kept === null) return values;
      for (const name in empty) {
        const value: unknown = Reflect.get(kept, name);
        if (typeof value === "string") values[name] = value;
      }
      return values;
    },
    write(values) {
      const isEmpty = Object.entries(empty).every(
        ([name, value]) => Reflect.get(values, name) === value,
      );
      writeSessionItem(key, isEmpty ? undefined : values);
    },
  };
}
