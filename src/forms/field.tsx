import type { ChangeEvent } from "react";
import { useField } from "react-final-form";
import { Icon } from "../components/icon";
import { type FormField, getInputAttributes } from "../domain/form-definition";
import { useBrowserValue } from "../lib/store";
import { fontWeight, space } from "../theme/style";
import * as styles from "./field-styles";

interface FieldProps {
  formId: string;
  text: Queries.FormTextFragment["controls"][number];
  field: FormField;
}

/** The id of a control. The form's id keeps it unique where a page has the same form twice. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** What the last submit found wrong with a field, until the field is edited. */
export function errorOf(state?: { submitError?: unknown; modifiedSinceLastSubmit?: boolean }) {
  const error = state?.modifiedSinceLastSubmit === true ? undefined : state?.submitError;
  return typeof error === "string" ? error : undefined;
}

export function Field({ formId, text, field }: FieldProps) {
  const { name, label, hint, errorHint, placeholder, options } = text;
  const id = fieldId(formId, name);
  const { control, isOptional = false, isHalf = false } = field;
  // In the format of a date input, which is how Swedish writes dates: 2026-12-31.
  const today = useBrowserValue(() => new Date().toLocaleDateString("sv"), undefined);
  const { input, meta } = useField<string>(name, {
    // By default, an emptied control has no value; draft and server expect every field.
    parse: String,
    subscription: {
      value: true,
      submitError: true,
      modifiedSinceLastSubmit: true,
      submitting: true,
    },
  });
  const { submitting: isSending = false } = meta;
  const error = errorOf(meta);
  const isInvalid = text.errors.some(
    ({ when, message }) => when === "invalid" && message === error,
  );
  const hintId = hint === null ? undefined : `${id}-hint`;
  const errorHintId = errorHint !== null && isInvalid ? `${id}-error-hint` : undefined;
  const errorId = error === undefined ? undefined : `${id}-error`;
  // HTML allows `required` on a select only if its first option has no value.
  const hasNativeRequired = control.element !== "select" || text.initial === null;

  const sharedProps = {
    id,
    name,
    value: input.value,
    required: !isOptional && hasNativeRequired,
    "aria-required": !isOptional && !hasNativeRequired ? true : undefined,
    // Set even when false: some screen readers otherwise announce an empty required control as invalid.
    "aria-invalid": error !== undefined,
    // The error first, because both are read in one.
    "aria-describedby": [errorId, errorHintId, hintId].filter(Boolean).join(" ") || undefined,
    css: styles.control,
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
      // A select has no `readOnly`, and the reset after sending would lose a change.
      if (isSending) return;
      input.onChange(target.value);
    },
  };

  return (
    <div css={isHalf ? styles.halfField : styles.field}>
      <div css={{ marginBottom: space(1) }}>
        <label htmlFor={id} css={{ display: "block", fontWeight: fontWeight.semibold }}>
          {label}
        </label>
        {hintId !== undefined && (
          <p id={hintId} css={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {control.element === "input" && (
        <input
          {...sharedProps}
          {...getInputAttributes(control)}
          min={control.startsToday === true ? today : undefined}
          readOnly={isSending}
        />
      )}
      {control.element === "textarea" && (
        <textarea {...sharedProps} rows={control.rows} readOnly={isSending} />
      )}
      {control.element === "select" && (
        <div css={{ display: "grid", alignItems: "center", "& > *": { gridArea: "1 / 1" } }}>
          <select {...sharedProps}>
            {placeholder !== null && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" css={styles.arrow} />
        </div>
      )}
      {error !== undefined && (
        <div>
          <p id={errorId} css={styles.error}>
            {/* The icon is for visitors who cannot tell the red from the text colour. */}
            <Icon name="circleAlert" css={{ marginTop: "0.125rem" }} />
            <span>{error}</span>
          </p>
          {errorHintId !== undefined && (
            <p id={errorHintId} css={styles.hint}>
              {errorHint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
