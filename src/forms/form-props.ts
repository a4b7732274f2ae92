import type { Control, FieldText } from "./field";

/** The words of a form. */
export interface FormText<Name extends string> {
  readonly heading: string;
  readonly fields: Readonly<Record<Name, FieldText>>;
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
}

export interface FormProps<Name extends string> {
  /** The call that takes the form, by its path. */
  path: string;
  /** In the order in which they are shown. */
  fields: readonly Name[];
  controls: Readonly<Record<Name, Control>>;
  empty: Record<Name, string>;
  validate: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  text: FormText<Name>;
  messages: Queries.FormMessagesTextFragment;
  contact: Queries.FormContactFragment;
  /** How the form itself says that it has arrived: at once, when the reader pauses, or not at all. */
  successRole: "alert" | "status" | "none";
  /** Called when the form has arrived and is empty again. */
  onSuccess?: () => void;
}
