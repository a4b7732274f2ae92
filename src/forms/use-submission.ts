import type { FormApi } from "final-form";
import { type RefObject, useState } from "react";
import { inWords, normalize, type Texts, validate } from "../domain/form-definition";
import { announce } from "../lib/announcement";
import { notice } from "../lib/app-state";
import { nextPaint } from "../lib/next-paint";
import { removeDraft } from "./draft";
import type { FormProps } from "./form";
import { type PostFailure, postJson, type PostResult } from "./post-json";
import { apiHost, createSubmissionHeaders } from "./submission-headers";

/** In milliseconds. A quick answer would be said while this is, or after it. */
const announcedWait = 600;

/** How far a form has come on its way to the server. It is idle again when a field is wrong. */
type Progress =
  | { readonly step: "idle" | "pressed" | "sending" | "sent" }
  | { readonly step: "failure"; readonly reason: PostFailure };

/** Validates a form when it is submitted, and sends it. */
export function useSubmission(
  props: FormProps,
  empty: Readonly<Texts>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { definition, text, formMessages, company, onSuccess } = props;
  const [headers] = useState(() => createSubmissionHeaders(definition.action));
  const [progress, setProgress] = useState<Progress>({ step: "idle" });
  const [sentForms, setSentForms] = useState(0);

  /** Submits a form, once it has been painted as pressed. */
  async function press(form: FormApi<Texts>): Promise<void> {
    // A held Enter or a double click may submit the emptied form, which would show that nothing is filled in.
    if (progress.step !== "idle" && progress.step !== "failure") return;
    notice.set(null);
    setProgress({ step: "pressed" });
    await nextPaint();
    await form.submit();
  }

  /** Returns what is wrong at once, so that it takes the place of earlier errors without a frame between them. */
  function send(typed: Texts, form: FormApi<Texts>) {
    const values = normalize(definition, text.controls, company.phone.number, typed);
    const errors = inWords(validate(definition, text.controls, values), text.controls);
    if (Object.keys(errors).length === 0) return post(values, typed, form);
    setProgress({ step: "idle" });
    return errors;
  }

  async function post(values: Texts, typed: Texts, form: FormApi<Texts>) {
    setProgress({ step: "sending" });
    const sayWait = () => element.current && announce(text.sending);
    const timer = setTimeout(sayWait, announcedWait);
    const ownHeaders = headers.headersFor(values, element.current);
    const result = await postJson(apiHost() + definition.action, values, ownHeaders);
    clearTimeout(timer);
    if (result.kind === "ok") removeDraft(definition, empty, typed);
    // A dialog that was closed is removed a frame later.
    const isShown = element.current && !element.current.closest("[data-closing]");
    if (isShown) show(result, form);
    else showElsewhere(result);
    return result.kind === "invalid" ? result.errors : undefined;
  }

  function show(result: PostResult, form: FormApi<Texts>): void {
    if (result.kind === "ok") {
      // Not of a form that was left: it may be open again with the same text, which the key keeps from being stored twice.
      headers.reset();
      form.restart(empty);
      setSentForms((count) => count + 1);
      setProgress({ step: onSuccess ? "idle" : "sent" });
      onSuccess?.();
      if (onSuccess) announce(text.success);
    } else if (result.kind === "invalid" && text.controls.some(({ name }) => result.errors[name])) {
      setProgress({ step: "idle" });
    } else {
      setProgress({ step: "failure", reason: reasonOf(result.kind) });
    }
  }

  /** Says what became of a form that was left while it was being sent, by closing its dialog for instance. */
  function showElsewhere({ kind }: PostResult): void {
    if (kind === "ok" && onSuccess) {
      announce(text.success);
    } else if (kind === "ok") {
      notice.set({ text: text.success });
    } else {
      notice.set({
        text: `${text.heading}: ${formMessages.failures[reasonOf(kind)]}`,
        link: { to: `mailto:${company.email}`, label: company.email },
      });
    }
  }

  return {
    progress,
    /** Counts the forms that were sent and then emptied. */
    sentForms,
    press,
    send,
    /** Takes the success message away, because the next form has begun. At its earlier input event, a select would lose its choice. */
    onChange: () => {
      if (progress.step === "sent") setProgress({ step: "idle" });
    },
  };
}

/** Errors of fields that are not shown are a refusal. */
const reasonOf = (kind: PostFailure | "invalid") => (kind === "invalid" ? "refused" : kind);
