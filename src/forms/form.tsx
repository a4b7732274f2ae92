import { createForm } from "final-form";
import { graphql } from "gatsby";
import { useId, useRef, useState } from "react";
import { Form as FinalForm } from "react-final-form";
import { Button } from "../components/button";
import { getInitialValues, type Values } from "../domain/form-definition";
import { contactEnquiry, expertAppointment } from "../domain/forms";
import { useIsHydrated } from "../lib/store";
import { space } from "../theme/style";
import { draftOf, useDraft } from "./draft";
import { ErrorSummary } from "./error-summary";
import { Field } from "./field";
import { Failure, StatusMessage } from "./status-message";
import { apiHost, Honeypot } from "./submission-headers";
import { type FormProps, useSubmission } from "./use-submission";

export function ContactEnquiryForm(props: Queries.ContactEnquiryFormFragment) {
  const { contactEnquiryForm, formMessages, company } = props;
  return (
    <Form
      definition={contactEnquiry}
      text={contactEnquiryForm}
      formMessages={formMessages}
      company={company}
    />
  );
}

export function ExpertAppointmentForm(
  props: Queries.ExpertAppointmentFormFragment & Pick<FormProps, "onSuccess">,
) {
  const { expertAppointmentForm, formMessages, company, onSuccess } = props;
  return (
    <Form
      definition={expertAppointment}
      text={expertAppointmentForm}
      formMessages={formMessages}
      company={company}
      onSuccess={onSuccess}
    />
  );
}

/** Renders a form from its definition. final-form keeps its values and the errors of its fields. */
export function Form(props: FormProps) {
  const { definition, text, formMessages, company } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [initial] = useState(() => getInitialValues(definition, text.controls));
  const { progress, submissions, press, send, onChange } = useSubmission(props, initial, element);
  const [api] = useState(() =>
    createForm<Values>({
      // Until hydration, the values of the built HTML.
      initialValues: isHydrated ? draftOf(definition, initial) : initial,
      onSubmit: send,
    }),
  );
  useDraft(api, definition, initial, element);
  const isSending = progress.step === "sending";

  return (
    <FinalForm form={api} onSubmit={send} subscription={{}}>
      {() => (
        <form
          ref={element}
          method="post"
          action={apiHost() + definition.action}
          aria-label={text.heading}
          // Before hydration the browser's own validation is better than none.
          noValidate={isHydrated}
          onSubmit={(event) => {
            event.preventDefault();
            void press(api, new FormData(event.currentTarget));
          }}
          onChange={onChange}
        >
          <ErrorSummary formId={id} controls={text.controls} formMessages={formMessages} />
          <div
            // New fields for the next submission: screen readers would say that the select goes back to its first option.
            key={submissions}
            css={{
              display: "grid",
              columnGap: space(3),
              // There are at most two columns, and one where two would be too narrow to type in.
              gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))",
            }}
          >
            {text.controls.map((control) => {
              const field = definition.fields[control.name];
              return field && <Field key={control.name} formId={id} text={control} field={field} />;
            })}
          </div>
          <Honeypot />
          {progress.step === "sent" && (
            <StatusMessage note={formMessages.thankYou.lead}>{text.success}</StatusMessage>
          )}
          {progress.step === "failure" && (
            <Failure {...progress} formMessages={formMessages} company={company} />
          )}
          <div>
            {/* The button is not `disabled`: it would lose the focus while the form is being sent. */}
            <Button
              type="submit"
              variant="accent"
              aria-disabled={progress.step === "pressed" || isSending}
            >
              {isSending ? text.sending : text.submit}
            </Button>
          </div>
        </form>
      )}
    </FinalForm>
  );
}

export const fragments = graphql`
  fragment ContactEnquiryForm on Query {
    contactEnquiryForm {
      ...FormText
    }
    ...Form
  }

  fragment ExpertAppointmentForm on Query {
    expertAppointmentForm {
      ...FormText
    }
    ...Form
  }

  fragment Form on Query {
    formMessages {
      thankYou {
        lead
      }
    }
    ...ErrorSummary
    ...Failure
  }

  fragment FormText on FormText {
    heading
    controls {
      name
      label
      hint
      errorHint
      digits
      digitsTo
      placeholder
      initial
      options {
        value
        label
      }
      errors {
        when
        message
      }
    }
    submit
    sending
    success
  }
`;
