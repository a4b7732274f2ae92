import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ChevronDown } from "lucide-react";
import type { ChangeEvent, HTMLAttributes } from "react";
import { useField, useForm } from "react-final-form";
import { color, fontSize, fontWeight, radius, space, transition } from "../theme/style";
import { FieldError } from "./field-error";

export const fragment = graphql`
  fragment FieldText on FormFieldText {
    label
    hint
  }
`;

/** The words of a field. A select's placeholder stands for "nothing chosen yet". */
export interface FieldText {
  readonly label: string;
  readonly hint: string | null;
  readonly placeholder?: string;
}

/** What a field is typed or chosen with. */
export type Control = {
  readonly isRequired?: boolean;
  /** Leaves room for a second field beside it, where the form is wide enough. */
  readonly isHalf?: boolean;
  /** The token by which browsers know what they may fill in (WCAG 1.3.5). */
  readonly autoComplete?: string;
} & (
  | {
      readonly kind: "input";
      readonly type: "text" | "email" | "tel" | "date";
      readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
      /** A date picker offers earlier days no more. It is a help, not a rule: typed, they are taken. */
      readonly min?: string;
    }
  | { readonly kind: "textarea"; readonly rows: number }
  | { readonly kind: "select"; readonly options: readonly string[] }
);

interface FieldProps {
  id: string;
  name: string;
  text: FieldText;
  control: Control;
}

/**
 * A label, its hint, a control and, where the last press of the button found one, an error: wired to
 * each other here and nowhere else.
 */
export function Field({ id, name, text, control }: FieldProps) {
  const form = useForm();
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, submitError: true, submitting: true },
  });
  const error: string | undefined = meta.submitError;
  const isSending = meta.submitting === true;
  const hintId = text.hint === null ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;

  const shared = {
    id,
    name,
    value: input.value,
    required: control.isRequired,
    autoComplete: control.autoComplete,
    // Said even where it is false: some screen readers call an empty required control invalid
    // from the start, because the browser does, and only this attribute outranks the browser.
    "aria-invalid": error !== undefined,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    css: controlStyle,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
      // A select knows no `readOnly`. What is chosen now would be gone when the form resets.
      if (isSending) return;
      form.mutators.clearError?.(name);
      input.onChange(event);
    },
  };

  return (
    <div css={[fieldStyle, control.isHalf !== true && { gridColumn: "1 / -1" }]}>
      <div css={{ alignSelf: "end", marginBottom: space(1) }}>
        <label htmlFor={id} css={{ display: "block", fontWeight: fontWeight.semibold }}>
          {text.label}
        </label>
        {text.hint !== null && (
          <p id={hintId} css={{ color: color.textMuted, fontSize: fontSize.label }}>
            {text.hint}
          </p>
        )}
      </div>
      {control.kind === "input" && (
        <input
          {...shared}
          type={control.type}
          inputMode={control.inputMode}
          min={control.min}
          readOnly={isSending}
        />
      )}
      {control.kind === "textarea" && (
        <textarea {...shared} rows={control.rows} readOnly={isSending} />
      )}
      {control.kind === "select" && (
        <div css={{ display: "grid", alignItems: "center", "& > *": { gridArea: "1 / 1" } }}>
          <select {...shared}>
            {text.placeholder !== undefined && <option value="">{text.placeholder}</option>}
            {control.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" size={20} strokeWidth={1.75} css={arrowStyle} />
        </div>
      )}
      {error !== undefined && <FieldError id={errorId} message={error} />}
    </div>
  );
}

/** Label, control and error share their rows with the field beside them, so that both controls line up. */
const fieldStyle: CSSObject = {
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  alignContent: "start",
  minWidth: 0,
  marginBottom: space(3),
};

const controlStyle: CSSObject = {
  width: "100%",
  minWidth: 0,
  minHeight: space(6),
  padding: "0.625rem 0.875rem",
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
  // Below 16 pixels, Safari on a phone zooms the page in when the control takes focus.
  fontSize: "max(1rem, 16px)",
  lineHeight: 1.5,
  transition: transition("border-color", "box-shadow"),
  // The link of the error summary leads here: the label must not end up beneath the fixed header.
  scrollMarginBlock: space(14),
  "textarea&": { resize: "vertical" },
  // The browsers' own arrows each stand elsewhere, mostly too close to the edge: see arrowStyle.
  "select&": { appearance: "none", paddingInlineEnd: space(5.5), cursor: "pointer" },
  "&:hover": { borderColor: color.text },
  "&[aria-invalid=true]": {
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 1px ${color.danger}`,
  },
  // Safari on a phone centres the chosen date.
  "&::-webkit-date-and-time-value": { textAlign: "start" },
};

const arrowStyle: CSSObject = {
  justifySelf: "end",
  marginInlineEnd: "0.875rem",
  color: color.textMuted,
  pointerEvents: "none",
};
