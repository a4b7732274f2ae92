import { graphql } from "gatsby";
import { expertAppointment } from "../domain/forms";
import { Form } from "./form";

export function ExpertAppointmentForm(
  props: Queries.ExpertAppointmentFormFragment & { onSuccess: () => void },
) {
  return <Form {...props} definition={expertAppointment} text={props.expertAppointmentForm} />;
}

export const fragment = graphql`
  fragment ExpertAppointmentForm on Query {
    expertAppointmentForm {
      ...FormText
    }
    ...Form
  }
`;
