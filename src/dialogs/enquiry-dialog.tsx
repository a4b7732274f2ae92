import { type Closable, Dialog } from "../components/dialog";
import { ContactEnquiryForm } from "../forms/form";

/** The contact enquiry in a dialog that stays open after a successful submit, to show the message. */
export function EnquiryDialog(props: Queries.ContactEnquiryFormFragment & Closable) {
  const { contactEnquiryForm, formMessages, company, onClose } = props;
  return (
    <Dialog title={contactEnquiryForm.heading} onClose={onClose}>
      <ContactEnquiryForm
        contactEnquiryForm={contactEnquiryForm}
        formMessages={formMessages}
        company={company}
      />
    </Dialog>
  );
}
