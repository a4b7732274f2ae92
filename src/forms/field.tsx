import { css, type CSSObject } from "@emotion/react";
import type { ChangeEvent } from "react";
import { useField, useForm } from "react-final-form";
import { Icon } from "../components/icon";
import { checked, controlOf, type FormField } from "../domain/form";
import { lastDay } from "../domain/rules";
import { useBrowserValue } from "../lib/store";
import { color, fontSize, fontWeight, radius, space, transition } from "../theme/style";

interface FieldProps {
  id: string;
  text: Queries.FormTextFragment["controls"][number];
  field: FormField;
  isSending: boolean;
}

/** The id of a control. The form's id keeps it unique where a page has the same form twice. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

export function Field({ id, text, field, isSending }: FieldProps) {
  const { name, label, hint, placeholder, options } = text;
  const { isOptional = false, isHalf = false, hintsOnError = false } = field;
  const control = controlOf(field, text);
  const today = useBrowserValue(localDate, undefined);
  const form = useForm();
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, submitError: true },
  });
  const error = typeof meta.submitError === "string" ? meta.submitError : undefined;
  const showsHint = hint !== null && (!hintsOnError || error !== undefined);
  const hintId = showsHint ? `${id}-hint` : undefined;
  const hintText = showsHint && (
    <p id={hintId} css={{ color: color.textMuted, fontSize: fontSize.label }}>
      {hint}
    </p>
  );
  const errorId = error === undefined ? undefined : `${id}-error`;
  // HTML allows `required` on a select only if its first option has no value.
  const hasNativeRequired = control.kind !== "select" || text.initial === null;

  const shared = {
    id,
    name,
    value: input.value,
    required: !isOptional && hasNativeRequired,
    "aria-required": !isOptional && !hasNativeRequired ? true : undefined,
    // Set even when false: some screen readers otherwise announce an empty required control as invalid.
    "aria-invalid": error !== undefined,
    // The error first, because both are read in one.
    "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
    css: controlStyle,
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
      // A select has no `readOnly`, and the reset after sending would lose a change.
      if (isSending) return;
      // The next submit validates it again.
      form.mutators.setErrors?.({ ...form.getState().submitErrors, [name]: undefined });
      const isUnchecked = control.kind === "checkbox" && !("checked" in target && target.checked);
      input.onChange(isUnchecked ? "" : target.value);
    },
  };

  return (
    <div css={isHalf ? halfFieldStyle : fieldStyle}>
      <div css={{ marginBottom: space(1) }}>
        <label
          htmlFor={id}
          css={{ display: "block", fontWeight: fontWeight.semibold, "&:has(input)": checkboxLabel }}
        >
          {control.kind === "checkbox" && (
            <input
              {...shared}
              type="checkbox"
              value={checked}
              checked={input.value === checked}
              css={checkboxStyle}
            />
          )}
          <span>{label}</span>
        </label>
        {!hintsOnError && hintText}
      </div>
      {control.kind === "input" && (
        <input
          {...shared}
          type={control.type}
          inputMode={control.inputMode}
          autoComplete={control.autoComplete}
          min={control.startsToday === true ? today : undefined}
          max={control.type === "date" ? lastDay : undefined}
          readOnly={isSending}
        />
      )}
      {control.kind === "textarea" && (
        <textarea {...shared} rows={control.rows} readOnly={isSending} />
      )}
      {control.kind === "select" && (
        <div css={{ display: "grid", alignItems: "center", "& > *": { gridArea: "1 / 1" } }}>
          <select {...shared}>
            {placeholder !== null && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" css={arrowStyle} />
        </div>
      )}
      {error !== undefined && (
        <div>
          <p id={errorId} css={errorStyle}>
            {/* For visitors who cannot tell the red from the text colour. */}
            <Icon name="circleAlert" css={{ marginTop: "0.125rem" }} />
            <span>{error}</span>
          </p>
          {hintsOnError && hintText}
        </div>
      )}
    </div>
  );
}

/** Today for the visitor, in the format of a date input, which is how Swedish writes dates: 2026-12-31. */
function localDate(): string | undefined {
  return new Date().toLocaleDateString("sv");
}

const errorStyle = {
  display: "flex",
  gap: space(1),
  marginTop: space(1),
  color: color.danger,
  fontSize: fontSize.label,
  fontWeight: fontWeight.semibold,
} as const;

/** Label, control and error share their rows with the field beside them, which aligns both controls. */
const halfFieldStyle = css({
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  alignContent: "start",
  minWidth: 0,
  marginBottom: space(3),
});

const fieldStyle = css(halfFieldStyle, { gridColumn: "1 / -1" });

/** Serialized once, because a submit renders every field again. */
const controlStyle = css({
  width: "100%",
  minWidth: 0,
  minHeight: space(6),
  padding: "0.625rem 0.875rem",
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
  // Below 16 pixels, iOS Safari zooms in when the control takes the focus.
  fontSize: "max(1rem, 16px)",
  lineHeight: 1.5,
  transition: transition("border-color", "box-shadow"),
  // The error summary links here: keep the label clear of the fixed header.
  scrollMarginBlock: space(14),
  "textarea&": { resize: "vertical" },
  // Browsers place their own arrows too close to the edge: see arrowStyle.
  "select&": { appearance: "none", paddingInlineEnd: space(5.5), cursor: "pointer" },
  "&:hover": { borderColor: color.text },
  "&[aria-invalid=true]": {
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 1px ${color.danger}`,
  },
  // iOS Safari centres the chosen date.
  "&::-webkit-date-and-time-value": { textAlign: "start" },
  // WebKit, which alone supports this property, fills an empty date with the digits of today.
  "@supports (hanging-punctuation: first)": {
    "&:required:invalid:not(:out-of-range, :focus-within)::-webkit-datetime-edit": { opacity: 0 },
  },
});

/** The whole line can be pressed. */
const checkboxLabel: CSSObject = {
  display: "flex",
  alignItems: "baseline",
  gap: space(1.5),
  paddingBlock: space(1),
  cursor: "pointer",
};

const checkboxStyle: CSSObject = {
  flex: "none",
  width: space(2.5),
  height: space(2.5),
  accentColor: color.brand,
  scrollMarginBlock: space(14),
  // So that it is not lower than the first line of a long label.
  transform: "translateY(0.2em)",
  "&[aria-invalid=true]": { outline: `2px solid ${color.danger}`, outlineOffset: 2 },
};

const arrowStyle: CSSObject = {
  justifySelf: "end",
  marginInlineEnd: "0.875rem",
  color: color.textMuted,
  pointerEvents: "none",
};
