import { graphql } from "gatsby";
import { type Closable, Dialog } from "../components/dialog";
import { Paragraphs } from "../components/paragraphs";
import { ExpertAppointmentForm } from "../forms/form";
import { space } from "../theme/style";

/** The expert appointment in a dialog that closes after a successful submit, below what it is for. */
export function AppointmentDialog(props: Queries.AppointmentDialogFragment & Closable) {
  const { expertAppointmentForm, formMessages, company, onClose } = props;
  return (
    <Dialog title={expertAppointmentForm.heading} onClose={onClose}>
      <Paragraphs text={expertAppointmentForm.lead} css={{ marginBottom: space(3) }} />
      <ExpertAppointmentForm
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
    expertAppointmentForm {
      lead
    }
    ...ExpertAppointmentForm
  }
`;
