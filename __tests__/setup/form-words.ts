/** The words of the forms, by the names of fields, violations and options, as content has them. */
import { contactEnquiry, expertAppointment } from "../../src/domain/forms";
import type { z } from "zod";
import type { contactEnquiryForm } from "../../src/content/model/forms";
import type { FormDefinition } from "../../src/domain/form-definition";
import { words } from "./words";

export type FormText = z.infer<typeof contactEnquiryForm>;

/** @throws if a lookup finds nothing */
export function createFormWords<Name extends string>(
  definition: FormDefinition<Name>,
  text: FormText,
) {
  const textOf = (name: Name) =>
    expectFound(
      text.controls.find((control) => control.name === name),
      name,
    );
  const names = text.controls.flatMap(({ name }) => (isFieldOf(definition, name) ? [name] : []));
  return {
    ...text,
    /** The names of the fields in the order shown. */
    names,
    /** The names of the fields that may not stay empty. */
    required: names.filter((name) => textOf(name).errors?.some(({ when }) => when === "required")),
    textOf,
    /** The values of a list that mean a choice, in the order shown. */
    choices: (name: Name): [string, ...string[]] => {
      const { initial, options } = textOf(name);
      const [first, ...others] = (options ?? [])
        .map(({ value }) => value)
        .filter((value) => value !== initial);
      return [expectFound(first, name), ...others];
    },
    label: (name: Name) => textOf(name).label,
    error: (name: Name, violation = "required") =>
      expectFound(
        textOf(name).errors?.find(({ when }) => when === violation),
        violation,
      ).message,
  };
}

export const enquiryWords = createFormWords(contactEnquiry, words.contactEnquiry);
export const appointmentWords = createFormWords(expertAppointment, words.expertAppointment);

export type Filling<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** A number of as many digits as content asks for. */
const nationalNumber = ({ digits = 10 }: { readonly digits?: number | undefined }) =>
  "9876543210123".slice(0, digits);

/** Phone numbers that the forms take. */
export const enquiryPhone = nationalNumber(enquiryWords.textOf("phone"));
export const appointmentPhone = `+91${nationalNumber(appointmentWords.textOf("phone"))}`;

export const rightEnquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: enquiryPhone,
  option: enquiryWords.choices("option")[0],
  messages: "We grow.",
};

export const rightAppointment = {
  date: "2031-12-01",
  service: appointmentWords.choices("service")[0],
  name: "Asha Rao",
  email: "asha@example.com",
};

function isFieldOf<Name extends string>(
  definition: FormDefinition<Name>,
  name: string,
): name is Name {
  return name in definition.fields;
}

function expectFound<Item>(item: Item | undefined, key: string): Item {
  if (item === undefined) throw new Error(`content has no words for "${key}"`);
  return item;
}
