import { graphql } from "gatsby";
import { type Closable, Dialog } from "../components/dialog";
import { Paragraphs } from "../components/paragraphs";
import { ExpertAppointmentForm } from "../forms/form";
import { space } from "../theme/style";

/** The expert appointment in a dialog that closes after a successful submit. */
export function AppointmentDialog(props: Queries.AppointmentDialogFragment & Closable) {
  const { onClose, ...data } = props;
  const { heading, lead } = data.expertAppointmentForm;
  return (
    <Dialog title={heading} onClose={onClose}>
      <Paragraphs text={lead} css={{ marginBottom: space(3) }} />
      <ExpertAppointmentForm {...data} onSuccess={onClose} />
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
