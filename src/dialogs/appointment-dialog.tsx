import { graphql } from "gatsby";
import { type Closable, Dialog } from "../components/dialog";
import { AppointmentForm } from "./appointment-form";

/** The expert appointment in a dialog that closes after a successful submit. */
export function AppointmentDialog(props: Queries.AppointmentDialogFragment & Closable) {
  const { expertAppointmentForm, formMessages, company, onClose } = props;
  return (
    <Dialog title={expertAppointmentForm.heading} onClose={onClose}>
      <AppointmentForm
        expertAppointmentForm={expertAppointmentForm}
        formMessages={formMessages}
        company={company}
        onSuccess={onClose}
      />
    </Dialog>
  );
}

export const fragment = graphql`
  fragment AppointmentDialog on Query {
    ...AppointmentForm
  }
`;
