import { graphql } from "gatsby";
import { Dialog } from "../components/dialog";
import { ContactEnquiryForm } from "../forms/contact-enquiry-form";

interface EnquiryDialogProps extends Queries.EnquiryDialogFragment {
  onClose: () => void;
}

/** The contact enquiry in a dialog that stays open after a successful submit, to show the message. */
export function EnquiryDialog({ onClose, ...data }: EnquiryDialogProps) {
  const { heading } = data.contactEnquiryForm;
  return (
    <Dialog title={heading} closeLabel={data.labels.close} onClose={onClose}>
      <ContactEnquiryForm {...data} />
    </Dialog>
  );
}

export const fragment = graphql`
  fragment EnquiryDialog on Query {
    contactEnquiryForm {
      heading
    }
    labels {
      close
    }
    ...ContactEnquiryForm
  }
`;
