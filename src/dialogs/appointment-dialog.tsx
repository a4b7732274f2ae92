import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { Dialog } from "../components/dialog";
import { Paragraphs } from "../components/paragraphs";
import { ExpertAppointmentForm } from "../forms/expert-appointment-form";
import { space } from "../theme/style";

interface AppointmentDialogProps extends ComponentProps<typeof ExpertAppointmentForm> {
  text: Queries.AppointmentDialogTextFragment;
  closeLabel: string;
  onClose: () => void;
  /** The request has arrived and the dialog is gone: whoever opened it tells the visitor. */
  onSuccess: () => void;
}

/** Asks for an appointment with an expert, and closes when the request has arrived. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { closeLabel, onClose, onSuccess, ...form } = props;
  return (
    <Dialog title={form.text.heading} closeLabel={closeLabel} onClose={onClose}>
      <Paragraphs text={form.text.lead} css={{ marginBottom: space(3) }} />
      <ExpertAppointmentForm
        {...form}
        onSuccess={() => {
          onClose();
          onSuccess();
        }}
      />
    </Dialog>
  );
}

export const fragment = graphql`
  fragment AppointmentDialogText on ExpertAppointmentForm {
    lead
    ...ExpertAppointmentFormText
  }
`;
