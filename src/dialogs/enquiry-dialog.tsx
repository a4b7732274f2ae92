import { type Closable, Dialog } from "../components/dialog";
import { ContactEnquiryForm } from "../forms/form";

/** The contact enquiry in a dialog that stays open after a successful submit, to show the message. */
export function EnquiryDialog({ onClose, ...data }: Queries.ContactEnquiryFormFragment & Closable) {
  return (
    <Dialog title={data.contactEnquiryForm.heading} onClose={onClose}>
      <ContactEnquiryForm {...data} />
    </Dialog>
  );
}
