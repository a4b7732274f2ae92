import { FORM_ERROR, type Mutator, type SubmissionErrors } from "final-form";
import { useRef, useState } from "react";
import { Form as FinalForm } from "react-final-form";
import { apiUrl } from "./api-host";
import { createDraft } from "./draft";
import { postJson } from "./post-json";
import { createEnvelope } from "./submission-headers";
import { FormBody } from "./form-body";
import type { FormProps } from "./form-props";
import { honeypotValue } from "./honeypot";

/**
 * A form that is checked when it is sent and not before. What is wrong, whether found here or by the
 * server, stands by its field until that field is edited; what was typed is never lost.
 *
 * final-form keeps the values and holds back a second press. Local errors are given to it as the
 * outcome of a press, like the server's, so that there is one kind of error and one way to show it.
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { path, fields, empty, validate } = props;
  const element = useRef<HTMLFormElement>(null);
  const [envelope] = useState(() => createEnvelope(path));
  const [draft] = useState(() => createDraft(path, empty));

  async function send(values: Record<Name, string>): Promise<SubmissionErrors> {
    const headers = envelope.headers(values, honeypotValue(element.current));
    const result = await postJson(apiUrl(path), values, headers);
    if (result.kind === "ok") {
      envelope.arrived();
      // Here, and not only by the reset that follows: a dialog may have been closed in the meantime.
      draft.write(empty);
      return undefined;
    }
    if (result.kind !== "invalid") return { [FORM_ERROR]: result.kind };
    const isShown = fields.some((name) => result.errors[name] !== undefined);
    return isShown ? result.errors : { [FORM_ERROR]: "refused" };
  }

  function submit(typed: Record<Name, string>): SubmissionErrors | Promise<SubmissionErrors> {
    // A control that was emptied has no value at all, and the call takes every field.
    const values = { ...empty, ...typed };
    const errors = validate(values);
    return Object.keys(errors).length > 0 ? errors : send(values);
  }

  return (
    <FinalForm<Record<Name, string>>
      initialValues={empty}
      onSubmit={submit}
      mutators={mutators}
      subscription={{}}
    >
      {() => <FormBody {...props} element={element} draft={draft} onBegin={envelope.begin} />}
    </FinalForm>
  );
}

/** An edited field is not wrong any more. Whether it is right will be asked at the next press. */
const clearError: Mutator = ([edited]: unknown[], state) => {
  const errors = Object.entries(state.formState.submitErrors ?? {});
  state.formState = {
    ...state.formState,
    submitErrors: Object.fromEntries(errors.filter(([name]) => name !== edited)),
  };
};

const mutators = { clearError };
