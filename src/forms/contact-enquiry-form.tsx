import { graphql } from "gatsby";
import { contactEnquiry } from "../domain/forms";
import { Form } from "./form";

export function ContactEnquiryForm(props: Queries.ContactEnquiryFormFragment) {
  return <Form {...props} definition={contactEnquiry} text={props.contactEnquiryForm} />;
}

export const fragment = graphql`
  fragment ContactEnquiryForm on Query {
    contactEnquiryForm {
      ...FormText
    }
    ...Form
  }
`;
