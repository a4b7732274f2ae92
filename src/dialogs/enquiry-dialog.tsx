import { graphql } from "gatsby";
import { type Closable, Dialog } from "../components/dialog";
import { ContactEnquiryForm } from "../forms/contact-enquiry-form";

/** The contact enquiry in a dialog that stays open after a successful submit, to show the message. */
export function EnquiryDialog({ onClose, ...data }: Queries.EnquiryDialogFragment & Closable) {
  const { heading } = data.contactEnquiryForm;
  return (
    <Dialog title={heading} onClose={onClose}>
      <ContactEnquiryForm {...data} />
    </Dialog>
  );
}

export const fragment = graphql`
  fragment EnquiryDialog on Query {
    contactEnquiryForm {
      heading
    }
    ...ContactEnquiryForm
  }
`;
