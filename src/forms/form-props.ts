import type { FormDefinition } from "../domain/form";

export type FormText = Queries.ContactEnquiryFormFragment["contactEnquiryForm"];

export interface FormProps extends Queries.FormFragment {
  definition: FormDefinition;
  text: FormText;
  /** Called after the server has stored the submission, instead of showing the success message. */
  onSuccess?: () => void;
}
