import {
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useState,
} from "react";
import { useForm, useFormState } from "react-final-form";
import { Button } from "../components/button";
import { VisuallyHidden } from "../components/visually-hidden";
import { nextPaint } from "../lib/after-next-paint";
import { useIsHydrated } from "../lib/use-is-hydrated";
import { space } from "../theme/style";
import { apiUrl } from "./api-host";
import { type Draft, draftKey } from "./draft";
import { ErrorSummary } from "./error-summary";
import { Failure } from "./failure";
import { Field } from "./field";
import { fieldId } from "./field-id";
import type { FormProps } from "./form-props";
import { Honeypot } from "./honeypot";
import { postFailures } from "./post-json";
import { StatusMessage } from "./status-message";
import { useDraft } from "./use-draft";

interface FormBodyProps<Name extends string> extends FormProps<Name> {
  element: RefObject<HTMLFormElement | null>;
  draft: Draft<Name>;
  /** Called when the values first differ from the initial ones. */
  onBegin: () => void;
}

/** The form's markup, and what happens on submit. */
export function FormBody<Name extends string>(props: FormBodyProps<Name>) {
  const { definition, text, formMessages, company, element, draft, onBegin, onSuccess } = props;
  const id = useId();
  const isHydrated = useIsHydrated();
  const form = useForm();
  const state = useFormState({ subscription: { submitting: true, submitError: true } });
  const isSending = state.submitting === true;
  const failure = postFailures.find((reason) => reason === state.submitError);
  const [attempt, setAttempt] = useState(0);
  const [isPressed, setIsPressed] = useState(false);
  const [hasSucceeded, setHasSucceeded] = useState(false);

  useDraft(definition, draft, element);
  useEffect(
    () => form.subscribe(({ dirty }) => dirty && onBegin(), { dirty: true }),
    [form, onBegin],
  );

  function settle(): void {
    // The errors are known by now, so the summary is rendered with them and takes the focus.
    setAttempt((count) => count + 1);
    if (form.getState().submitSucceeded !== true) return;
    form.restart();
    setHasSucceeded(true);
    onSuccess?.();
  }

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setHasSucceeded(false);
    setIsPressed(true);
    // Slow phones take several frames to render the errors, so the button shows first that it was pressed.
    await nextPaint();
    setIsPressed(false);
    await form.submit();
    settle();
  }

  return (
    <form
      ref={element}
      method="post"
      action={apiUrl(definition.path)}
      aria-label={text.heading}
      // Before hydration, saveDraftsBeforeHydration stores what is typed.
      data-draft={isHydrated ? undefined : draftKey(definition.path)}
      // Before hydration the browser's own validation is better than none. After it, the browser's
      // bubbles would get in the way of our own messages.
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
        css={{
          display: "grid",
          columnGap: space(3),
          // At most two columns, and one where two would be too narrow to type in.
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))",
        }}
      >
        {text.controls.map((control) => (
          <Field
            key={control.name}
            id={fieldId(id, control.name)}
            text={control}
            field={definition.fields[control.name]}
          />
        ))}
      </div>
      <Honeypot />
      {/* Always rendered: screen readers often miss a live region that appears together with its text. */}
      <div role="status">{isSending && <VisuallyHidden>{text.sending}</VisuallyHidden>}</div>
      {hasSucceeded && onSuccess === undefined && (
        <StatusMessage tone="success">{text.success}</StatusMessage>
      )}
      {failure !== undefined && (
        <Failure reason={failure} formMessages={formMessages} company={company} />
      )}
      {/* Not `disabled`: the button would lose the focus while the form is being sent. */}
      <Button
        type="submit"
        variant="accent"
        aria-disabled={isPressed || isSending}
        onClick={ignoreDoubleClick}
      >
        {isSending ? text.sending : text.submit}
      </Button>
    </form>
  );
}

/** The second click of a double click must not submit again, even if the server has already replied. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
