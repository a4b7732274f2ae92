import type { FormDefinition, ViolationWords } from "../domain/form";

/** The words of one field, named by the definition's field name. */
export interface ControlText<Name extends string = string> extends ViolationWords {
  readonly name: Name;
  readonly label: string;
  readonly hint: string | null;
  /** A select's first option, which means that nothing is chosen yet. */
  readonly placeholder: string | null;
  /** A select's options, in the order shown. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
}

/** The words of a form. */
export interface FormText<Name extends string> {
  readonly heading: string;
  /** In the order of the form. */
  readonly controls: readonly ControlText<Name>[];
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
}

export interface FormProps<Name extends string> extends Queries.FormFragment {
  definition: FormDefinition<Name>;
  text: FormText<Name>;
  /** Called after the server has stored the submission, instead of showing the success message. */
  onSuccess?: () => void;
}
