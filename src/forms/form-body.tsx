import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, useFormState } from "react-final-form";
import { Button } from "../components/button";
import { nextPaint } from "../lib/next-paint";
import type { FormDefinition, Texts } from "../domain/form";
import { announce } from "../lib/announcement";
import { type Notice, notice } from "../lib/app-state";
import { useIsHydrated } from "../lib/store";
import { attributes } from "../page/attributes";
import { space } from "../theme/style";
import { draftKey, useDraft } from "./draft";
import { ErrorSummary } from "./error-summary";
import { Field, fieldId } from "./field";
import { postFailures } from "./post-json";
import { Failure, StatusMessage } from "./status-message";
import { apiHost, Honeypot } from "./submission-headers";

/** In milliseconds. A quick answer would be said while this is, or after it. */
const announcedWait = 600;

export interface FormProps extends Queries.FormFragment {
  definition: FormDefinition;
  text: Queries.FormTextFragment;
  /** Closes the form once the server has stored the submission. The success message is then said, not shown. */
  onSuccess?: () => void;
}

interface FormBodyProps extends FormProps {
  empty: Readonly<Texts>;
  element: RefObject<HTMLFormElement | null>;
}

export function FormBody(props: FormBodyProps) {
  const { definition, text, formMessages, company, empty, element, onSuccess } = props;
  const id = useId();
  const isHydrated = useIsHydrated();
  const form = useForm();
  const state = useFormState({ subscription: { submitting: true, submitError: true } });
  const isSending = state.submitting === true;
  const failure = postFailures.find((reason) => reason === state.submitError);
  const [attempt, setAttempt] = useState(0);
  const [isPressed, setIsPressed] = useState(false);
  const [hasSucceeded, setHasSucceeded] = useState(false);
  const [round, setRound] = useState(0);
  const isUnderWay = useRef(false);
  const showsSuccess = hasSucceeded && onSuccess === undefined;

  useDraft(definition, empty, element);

  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => announce(text.sending), announcedWait);
    return () => clearTimeout(timer);
  }, [isSending, text.sending]);

  function settle(): void {
    // The errors are known by now, so the summary is rendered with them and takes the focus.
    setAttempt((count) => count + 1);
    if (form.getState().submitSucceeded !== true) return;
    form.restart();
    // At once, because a held Enter submits many times a second.
    flushSync(() => {
      setHasSucceeded(true);
      setRound((count) => count + 1);
      onSuccess?.();
    });
    if (onSuccess) announce(text.success);
  }

  /** What became of a form that was left while it was being sent, by closing its dialog for instance. */
  function outcomeElsewhere(): Notice | null {
    const outcome = form.getState();
    if (outcome.submitSucceeded === true) {
      if (!onSuccess) return { text: text.success };
      announce(text.success);
      return null;
    }
    const reason = postFailures.find((each) => each === outcome.submitError) ?? "refused";
    return {
      text: `${text.heading}: ${formMessages.failures[reason]}`,
      link: { to: `mailto:${company.email}`, label: company.email },
    };
  }

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    // A held Enter or a double click may submit the emptied form, which would show that nothing is filled in.
    if (isUnderWay.current || showsSuccess) return;
    isUnderWay.current = true;
    notice.set(null);
    setIsPressed(true);
    await nextPaint();
    setIsPressed(false);
    await form.submit();
    // A dialog that was closed is removed a frame later.
    const isShown = element.current && !element.current.closest(`[${attributes.closing}]`);
    if (isShown) settle();
    else notice.set(outcomeElsewhere());
    isUnderWay.current = false;
  }

  return (
    <form
      ref={element}
      method="post"
      action={apiHost() + definition.action}
      aria-label={text.heading}
      // Until then an inline script stores what is typed.
      data-draft={isHydrated ? undefined : draftKey(definition)}
      // Before hydration the browser's own validation is better than none.
      noValidate={isHydrated}
      onSubmit={(event) => void handleSubmit(event)}
      onInput={() => setHasSucceeded(false)}
    >
      <ErrorSummary
        id={id}
        title={formMessages.problemTitle}
        fields={text.controls.map(({ name }) => name)}
        attempt={attempt}
      />
      <div
        // New fields for the next submission: screen readers would say that the select goes back to its first option.
        key={round}
        css={{
          display: "grid",
          columnGap: space(3),
          // At most two columns, and one where two would be too narrow to type in.
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))",
        }}
      >
        {text.controls.map((control) => {
          const field = definition.fields[control.name];
          const { name } = control;
          return field && <Field key={name} id={fieldId(id, name)} text={control} field={field} />;
        })}
      </div>
      <Honeypot />
      {showsSuccess && (
        <StatusMessage tone="success" note={formMessages.thankYou.lead} takesFocus>
          {text.success}
        </StatusMessage>
      )}
      {failure !== undefined && (
        <Failure reason={failure} formMessages={formMessages} company={company} />
      )}
      {/* Not `disabled`: the button would lose the focus while the form is being sent. */}
      <Button type="submit" variant="accent" aria-disabled={isPressed || isSending}>
        {isSending ? text.sending : text.submit}
      </Button>
    </form>
  );
}
