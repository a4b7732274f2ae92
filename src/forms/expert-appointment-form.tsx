import { graphql } from "gatsby";
import {
  appointmentFields,
  appointmentServices,
  appointmentTimes,
  emptyExpertAppointment,
  validateExpertAppointment,
  type ExpertAppointment,
} from "../domain/expert-appointment";
import { useToday } from "./use-today";
import type { Control } from "./field";
import { Form } from "./form";

export const fragment = graphql`
  fragment ExpertAppointmentFormText on ExpertAppointmentForm {
    heading
    fields: controls {
      date {
        ...FieldText
      }
      time {
        ...FieldText
      }
      service {
        ...FieldText
      }
      name {
        ...FieldText
      }
      email {
        ...FieldText
      }
      phone {
        ...FieldText
      }
      linkedIn {
        ...FieldText
      }
    }
    submit
    sending
    success
  }
`;

/** @param today the first day that the date picker offers */
const controls = (today: string | undefined): Record<keyof ExpertAppointment, Control> => ({
  date: { kind: "input", type: "date", min: today, isRequired: true, isHalf: true },
  time: { kind: "select", options: appointmentTimes, isHalf: true },
  service: { kind: "select", options: appointmentServices, isRequired: true },
  name: { kind: "input", type: "text", autoComplete: "name", isRequired: true, isHalf: true },
  email: { kind: "input", type: "email", autoComplete: "email", isRequired: true, isHalf: true },
  phone: { kind: "input", type: "tel", inputMode: "tel", autoComplete: "tel", isHalf: true },
  linkedIn: { kind: "input", type: "text", inputMode: "url", autoComplete: "url", isHalf: true },
});

interface ExpertAppointmentFormProps {
  text: Queries.ExpertAppointmentFormTextFragment;
  messages: Queries.FormMessagesTextFragment;
  contact: Queries.FormContactFragment;
  /** Whoever takes this, such as a dialog that closes, also tells the visitor: the form then does not. */
  onSuccess?: () => void;
}

/** The appointment with an expert. */
export function ExpertAppointmentForm(props: ExpertAppointmentFormProps) {
  return (
    <Form
      {...props}
      path="/mainsite/scheduleexpert"
      fields={appointmentFields}
      controls={controls(useToday())}
      empty={emptyExpertAppointment}
      validate={validateExpertAppointment}
      successRole={props.onSuccess ? "none" : "status"}
    />
  );
}
