import type { FormApi } from "final-form";
import { type RefObject, useState } from "react";
import {
  type FormDefinition,
  findMessages,
  normalize,
  type Values,
  validate,
} from "../domain/form-definition";
import { announce } from "../state/announcement";
import { notice } from "../state/notice";
import { waitForPaint } from "../lib/wait-for-paint";
import { removeDraft } from "./draft";
import { type PostFailure, postJson, type PostResult } from "./post-json";
import { apiHost, createSubmissionHeaders, isOwnServer } from "./submission-headers";

export interface FormProps extends Queries.FormFragment {
  definition: FormDefinition;
  text: Queries.FormTextFragment;
  /** Closes the form once the server has stored the submission. The success message is then said, not shown. */
  onSuccess?: () => void;
}

/** Milliseconds until the wait is announced, which a quick answer would interrupt. */
const announcementDelay = 600;

/** How far a form has come on its way to the server. It is idle again when a field is wrong. */
type Progress =
  | { readonly step: "idle" | "pressed" | "sending" | "sent" }
  | { readonly step: "failure"; readonly reason: PostFailure; readonly page?: string | undefined };

/** Validates a form when it is submitted, and sends it. */
export function useSubmission(
  props: FormProps,
  initial: Readonly<Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { definition, text, formMessages, company, onSuccess } = props;
  const [headers] = useState(() => createSubmissionHeaders(definition.action));
  const [progress, setProgress] = useState<Progress>({ step: "idle" });
  const [submissions, setSubmissions] = useState(0);

  /** Submits what the controls show, once the form has been painted as pressed. */
  async function press(api: FormApi<Values>, controls: FormData): Promise<void> {
    // A held Enter or a double click may submit the emptied form, which would show that nothing is filled in.
    if (progress.step !== "idle" && progress.step !== "failure") return;
    takeOverControls(api, controls);
    notice.set(null);
    setProgress({ step: "pressed" });
    await waitForPaint();
    await api.submit();
  }

  /** Returns what is wrong at once, so that it takes the place of earlier errors without a frame between them. */
  function send(typedValues: Values, api: FormApi<Values>) {
    const values = normalize(definition, text.controls, company.phone.number, typedValues);
    const errors = findMessages(validate(definition, text.controls, values), text.controls);
    if (Object.keys(errors).length === 0) return post(values, typedValues, api);
    setProgress({ step: "idle" });
    return errors;
  }

  async function post(values: Values, typedValues: Values, api: FormApi<Values>) {
    setProgress({ step: "sending" });
    const sayWait = () => element.current && announce(text.sending);
    const timer = setTimeout(sayWait, announcementDelay);
    const result = await postJson(apiHost() + definition.action, values, {
      headers: headers.headersFor(values, element.current),
      isOwnServer: isOwnServer(),
    });
    clearTimeout(timer);
    if (result.kind === "ok") removeDraft(definition, initial, typedValues);
    // A dialog that was closed is removed a frame later.
    const isShown = element.current && !element.current.closest("[data-closing]");
    if (isShown) showHere(result, api);
    else showElsewhere(result);
    return result.kind === "invalid" ? result.errors : undefined;
  }

  function showHere(result: PostResult, api: FormApi<Values>): void {
    if (result.kind === "ok") {
      // A form that was left keeps its key: the same text may be sent again there, and must not be stored twice.
      headers.reset();
      api.restart(initial);
      setSubmissions((count) => count + 1);
      setProgress({ step: onSuccess ? "idle" : "sent" });
      onSuccess?.();
      if (onSuccess) announce(text.success);
    } else if (result.kind === "invalid" && text.controls.some(({ name }) => result.errors[name])) {
      setProgress({ step: "idle" });
    } else {
      setProgress({ step: "failure", ...failureOf(result) });
    }
  }

  /** Says what became of a form that was left while it was being sent, by closing its dialog for instance. */
  function showElsewhere(result: PostResult): void {
    if (result.kind === "ok" && onSuccess) {
      announce(text.success);
    } else if (result.kind === "ok") {
      notice.set({ text: text.success });
    } else {
      notice.set({
        text: `${text.heading}: ${formMessages.failures[failureOf(result).reason]}`,
        link: { to: `mailto:${company.email}`, label: company.email },
      });
    }
  }

  return {
    progress,
    /** How many times the form was sent, and then emptied. */
    submissions,
    press,
    send,
    /** Takes the success message away, because the next form has begun. At its earlier input event, a select would lose its choice. */
    onChange: () => {
      if (progress.step === "sent") setProgress({ step: "idle" });
    },
  };
}

/** Takes over what the controls show: browsers, dictation and password managers may fill them in without an event. */
function takeOverControls(api: FormApi<Values>, controls: FormData): void {
  for (const name of api.getRegisteredFields()) {
    const text = controls.get(name);
    const isNew = typeof text === "string" && text !== api.getFieldState(name)?.value;
    if (isNew) api.change(name, text);
  }
}

/** Errors of fields that are not shown are a refusal. */
const failureOf = (result: Exclude<PostResult, { kind: "ok" }>) =>
  result.kind === "invalid"
    ? { reason: "refused" as const }
    : { reason: result.kind, page: result.page };
