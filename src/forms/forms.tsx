/** The two forms: each is its definition with the words of content. */
import { graphql } from "gatsby";
import { contactEnquiry, expertAppointment } from "../domain/forms";
import { Form } from "./form";

export function ContactEnquiryForm(props: Queries.ContactEnquiryFormFragment) {
  return <Form {...props} definition={contactEnquiry} text={props.contactEnquiryForm} />;
}

export function ExpertAppointmentForm(
  props: Queries.ExpertAppointmentFormFragment & { onSuccess: () => void },
) {
  return <Form {...props} definition={expertAppointment} text={props.expertAppointmentForm} />;
}

export const fragments = graphql`
  fragment ContactEnquiryForm on Query {
    contactEnquiryForm {
      ...FormText
    }
    ...Form
  }

  fragment ExpertAppointmentForm on Query {
    expertAppointmentForm {
      ...FormText
    }
    ...Form
  }
`;
