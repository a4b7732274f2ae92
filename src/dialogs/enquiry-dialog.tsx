import type { ComponentProps } from "react";
import { Dialog } from "../components/dialog";
import { ContactEnquiryForm } from "../forms/contact-enquiry-form";

interface EnquiryDialogProps extends ComponentProps<typeof ContactEnquiryForm> {
  closeLabel: string;
  onClose: () => void;
}

/** The contact enquiry over whatever the visitor was reading. It stays open and says that it was sent. */
export function EnquiryDialog({ closeLabel, onClose, ...form }: EnquiryDialogProps) {
  return (
    <Dialog title={form.text.heading} closeLabel={closeLabel} onClose={onClose}>
      <ContactEnquiryForm {...form} />
    </Dialog>
  );
}
