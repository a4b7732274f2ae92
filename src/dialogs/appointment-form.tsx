import { graphql } from "gatsby";
import { Paragraphs } from "../components/paragraphs";
import { ExpertAppointmentForm } from "../forms/form";
import { space } from "../theme/style";

interface AppointmentFormProps extends Queries.AppointmentFormFragment {
  /** Closes the dialog. */
  onSuccess: () => void;
}

/** The expert appointment in a dialog, below what it is for. */
export function AppointmentForm(props: AppointmentFormProps) {
  return (
    <>
      <Paragraphs text={props.expertAppointmentForm.lead} css={{ marginBottom: space(3) }} />
      <ExpertAppointmentForm {...props} />
    </>
  );
}

export const fragment = graphql`
  fragment AppointmentForm on Query {
    expertAppointmentForm {
      lead
    }
    ...ExpertAppointmentForm
  }
`;
