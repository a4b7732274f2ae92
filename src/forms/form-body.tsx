import { type FormEvent, type MouseEvent, type RefObject, useEffect, useId, useState } from "react";
import { useForm, useFormState } from "react-final-form";
import { Button } from "../components/button";
import { VisuallyHidden } from "../components/visually-hidden";
import { apiUrl } from "./api-host";
import type { Draft } from "./draft";
import type { PostFailure } from "./post-json";
import { useIsHydrated } from "../lib/use-is-hydrated";
import { space } from "../theme/style";
import { ErrorSummary } from "./error-summary";
import { Failure } from "./failure";
import { Field } from "./field";
import { fieldId } from "./field-id";
import type { FormProps } from "./form-props";
import { Honeypot } from "./honeypot";
import { Notice } from "./status-message";
import { useDraft } from "./use-draft";

interface FormBodyProps<Name extends string> extends FormProps<Name> {
  element: RefObject<HTMLFormElement | null>;
  draft: Draft<Name>;
  /** Called as soon as anything in the form differs from the empty one. */
  onBegin: () => void;
}

/** What a form shows, and what happens after a press of its button. */
export function FormBody<Name extends string>({
  element,
  draft,
  onBegin,
  ...props
}: FormBodyProps<Name>) {
  const { path, fields, controls, empty, text, messages, contact, successRole, onSuccess } = props;
  const id = useId();
  const isHydrated = useIsHydrated();
  const form = useForm();
  const { submitting: isSending, submitError } = useFormState({
    subscription: { submitting: true, submitError: true },
  });
  const failure: PostFailure | undefined = submitError;
  const [attempt, setAttempt] = useState(0);
  const [hasArrived, setHasArrived] = useState(false);

  useDraft(draft, element, empty);
  useEffect(
    () => form.subscribe(({ dirty }) => dirty && onBegin(), { dirty: true }),
    [form, onBegin],
  );

  function settle(): void {
    // The summary that takes the focus is drawn with the errors, which are known by now.
    setAttempt((count) => count + 1);
    if (form.getState().submitSucceeded !== true) return;
    form.restart();
    setHasArrived(true);
    onSuccess?.();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setHasArrived(false);
    const sending = form.submit();
    // Errors found here are shown within the press, before the visitor can do anything else.
    if (form.getState().submitting === true) void sending?.then(settle);
    else settle();
  }

  return (
    <form
      ref={element}
      method="post"
      action={apiUrl(path)}
      aria-label={text.heading}
      // Until this script runs, the browser's own check is better than none; from then on its bubbles
      // would stand in the way of messages that every visitor can read, in full and in any order.
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      onInput={() => setHasArrived(false)}
    >
      <ErrorSummary id={id} title={messages.problemTitle} fields={fields} attempt={attempt} />
      <div
        css={{
          display: "grid",
          columnGap: space(3),
          // At most two columns, and one where two would be too narrow to type in.
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))",
        }}
      >
        {fields.map((name) => (
          <Field
            key={name}
            id={fieldId(id, name)}
            name={name}
            text={text.fields[name]}
            control={controls[name]}
          />
        ))}
      </div>
      <Honeypot />
      {/* Always there, because a region that appears together with its text is often not read aloud. */}
      <div role="status">
        {isSending === true && <VisuallyHidden>{text.sending}</VisuallyHidden>}
        {hasArrived && successRole === "status" && <Notice tone="success">{text.success}</Notice>}
      </div>
      {hasArrived && successRole === "alert" && (
        <Notice tone="success" role="alert">
          {text.success}
        </Notice>
      )}
      {failure !== undefined && <Failure reason={failure} messages={messages} contact={contact} />}
      {/* Not `disabled`, which would throw the focus away while the form is being sent. */}
      <Button type="submit" variant="accent" aria-disabled={isSending} onClick={ignoreDoubleClick}>
        {isSending === true ? text.sending : text.submit}
      </Button>
    </form>
  );
}

/** A second click that belongs to the first must not send again, however soon the answer has come. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
