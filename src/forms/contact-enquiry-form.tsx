import { graphql } from "gatsby";
import {
  contactFields,
  contactOptions,
  emptyContactEnquiry,
  validateContactEnquiry,
  type ContactEnquiry,
} from "../domain/contact-enquiry";
import type { Control } from "./field";
import { Form } from "./form";

export const fragment = graphql`
  fragment ContactEnquiryFormText on ContactEnquiryForm {
    heading
    fields: controls {
      name {
        ...FieldText
      }
      email {
        ...FieldText
      }
      phone {
        ...FieldText
      }
      option {
        label
        hint
        placeholder
      }
      messages {
        ...FieldText
      }
    }
    submit
    sending
    success
  }
`;

const controls: Record<keyof ContactEnquiry, Control> = {
  name: { kind: "input", type: "text", autoComplete: "name", isRequired: true, isHalf: true },
  email: { kind: "input", type: "email", autoComplete: "email", isRequired: true, isHalf: true },
  phone: {
    kind: "input",
    type: "tel",
    inputMode: "numeric",
    // The number as it is dialled within the country: with its code it would have more than 10 digits.
    autoComplete: "tel-national",
    isRequired: true,
  },
  option: { kind: "select", options: contactOptions, isRequired: true },
  messages: { kind: "textarea", rows: 5, isRequired: true },
};

interface ContactEnquiryFormProps {
  text: Queries.ContactEnquiryFormTextFragment;
  messages: Queries.FormMessagesTextFragment;
  contact: Queries.FormContactFragment;
  onSuccess?: () => void;
}

/** The contact enquiry. Once sent it is empty again, with an alert beside it. */
export function ContactEnquiryForm(props: ContactEnquiryFormProps) {
  return (
    <Form
      {...props}
      path="/mainsite/submitcontact"
      fields={contactFields}
      controls={controls}
      empty={emptyContactEnquiry}
      validate={validateContactEnquiry}
      successRole="alert"
    />
  );
}
