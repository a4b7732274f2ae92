import { FORM_ERROR, type Mutator, type SubmissionErrors } from "final-form";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { Form as FinalForm } from "react-final-form";
import { initialValues, inWords, normalize, type Texts, validate } from "../domain/form";
import { removeDraft } from "./draft";
import { FormBody, type FormProps } from "./form-body";
import { postJson } from "./post-json";
import { apiHost, createSubmissionHeaders } from "./submission-headers";

/**
 * Renders a form from its definition and validates it on submit. Each error, found here or by the server, stays until
 * its field is edited. Local errors are passed to final-form as submit errors, like the server's, so that both are
 * shown and cleared in one way.
 */
export function Form(props: FormProps) {
  const { definition, text } = props;
  const element = useRef<HTMLFormElement>(null);
  const [empty] = useState(() => initialValues(definition, text.controls));
  const [headers] = useState(() => createSubmissionHeaders(definition.action));

  async function send(values: Texts, typed: Texts): Promise<SubmissionErrors> {
    const result = await postJson(
      apiHost() + definition.action,
      values,
      headers.headersFor(values, element.current),
    );
    if (result.kind === "ok") {
      // A form that was left may be open again with the same text, which the key keeps from being stored twice.
      if (element.current) headers.reset();
      removeDraft(definition, empty, typed);
      return undefined;
    }
    if (result.kind !== "invalid") return { [FORM_ERROR]: result.kind };
    const isShown = text.controls.some(({ name }) => result.errors[name] !== undefined);
    return isShown ? result.errors : { [FORM_ERROR]: "refused" };
  }

  function submit(filledIn: Texts): SubmissionErrors | Promise<SubmissionErrors> {
    // final-form drops the values of emptied controls; the server expects every field.
    const typed = { ...empty, ...filledIn };
    const values = normalize(definition, typed);
    const errors = inWords(validate(definition, text.controls, values), text.controls);
    return Object.keys(errors).length > 0 ? errors : send(values, typed);
  }

  return (
    <FinalForm<Texts> initialValues={empty} onSubmit={submit} mutators={mutators} subscription={{}}>
      {() => <FormBody {...props} empty={empty} element={element} />}
    </FinalForm>
  );
}

/** Removes an edited field's error. The next submit validates the field again. */
const clearError: Mutator = ([edited]: unknown[], { formState }) => {
  const errors = Object.entries(formState.submitErrors ?? {});
  formState.submitErrors = Object.fromEntries(errors.filter(([name]) => name !== edited));
};

const mutators = { clearError };

export const fragment = graphql`
  fragment Form on Query {
    formMessages {
      problemTitle
      thankYou {
        lead
      }
    }
    ...Failure
  }

  fragment FormText on FormText {
    heading
    controls {
      name
      label
      hint
      rule
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
