import { type MouseEvent, useEffect, useId, useRef } from "react";
import { useForm, useFormState } from "react-final-form";
import { Heading } from "../components/heading";
import { actionLink } from "../components/shared-styles";
import { moveFocus } from "../lib/move-focus";
import { color, media, radius, space } from "../theme/style";
import { errorOf, fieldId } from "./field";

interface ErrorSummaryProps {
  formId: string;
  title: string;
}

/** Lists every error with a link to its field, and takes the focus. A group: screen readers would read an alert twice. */
export function ErrorSummary({ formId, title }: ErrorSummaryProps) {
  const api = useForm();
  // It is rendered with each change of the values too, because an edit takes an error away.
  const { submitErrors } = useFormState({ subscription: { submitErrors: true, values: true } });
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  // Every submit that finds errors ends with another object.
  useEffect(() => {
    if (submitErrors === undefined) return;
    // Chromium would scroll it to the middle, and cut what is above it at the header.
    moveFocus(summary.current, { preventScroll: true });
    summary.current?.scrollIntoView({ block: "nearest" });
    // If the summary is taller than the screen, this brings its beginning back into view.
    summary.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [submitErrors]);

  const errors = api.getRegisteredFields().flatMap((name) => {
    const message = errorOf(api.getFieldState(name));
    return message === undefined ? [] : [{ id: fieldId(formId, name), message }];
  });
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby={titleId}
      css={{
        marginBottom: space(4),
        padding: space(3),
        border: `2px solid ${color.danger}`,
        borderRadius: radius.control,
        scrollMarginBlock: space(0.5),
      }}
    >
      <Heading level={2} size={3} id={titleId}>
        {title}
      </Heading>
      <ul css={{ marginTop: space(1) }}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => focusField(event, id)}
              css={{
                ...actionLink,
                color: color.danger,
                // Lines are lower for a mouse, so that a form of a few fields stays on the screen below it.
                [media.hover]: { minHeight: space(4) },
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field. The link alone would only scroll to it, and add an entry to the browser's history. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus();
  // Browsers bring only the line with the caret into view, not the whole field.
  field?.scrollIntoView({ block: "nearest" });
}
