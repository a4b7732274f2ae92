import { type MouseEvent, useEffect, useId, useRef } from "react";
import { useFormState } from "react-final-form";
import { Heading } from "../components/heading";
import { actionLink } from "../components/looks";
import { moveFocus } from "../lib/move-focus";
import { color, media, radius, space } from "../theme/style";
import { fieldId } from "./field";
import type { Progress } from "./use-submission";

interface ErrorSummaryProps {
  formId: string;
  title: string;
  fields: readonly string[];
  progress: Progress;
}

/** Lists every error with a link to its field, and takes the focus. A group: screen readers would read an alert twice. */
export function ErrorSummary({ formId, title, fields, progress }: ErrorSummaryProps) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  // Every submit that finds errors ends with another object that says "idle".
  useEffect(() => {
    if (progress.step !== "idle") return;
    // Chromium would scroll it to the middle, and cut what is above it at the header.
    moveFocus(summary.current, { preventScroll: true });
    summary.current?.scrollIntoView({ block: "nearest" });
    // If the summary is taller than the screen, this brings its beginning back into view.
    summary.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [progress]);

  const wrong = fields.filter((name) => submitErrors?.[name] !== undefined);
  if (wrong.length === 0) return null;
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
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              onClick={(event) => focusField(event, fieldId(formId, name))}
              css={{
                ...actionLink,
                color: color.danger,
                // So that a form of a few fields stays on the screen below it.
                [media.hover]: { minHeight: space(4) },
              }}
            >
              {String(submitErrors?.[name])}
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
