import type { MouseEvent } from "react";
import { useEffect, useRef } from "react";
import { useFormState } from "react-final-form";
import { Heading } from "../components/heading";
import { color, fontWeight, radius, space, targetSize } from "../theme/style";
import { fieldId } from "./field-id";

interface ErrorSummaryProps {
  /** The form's id, from which the fields have theirs. */
  id: string;
  title: string;
  /** In the order in which they stand in the form. */
  fields: readonly string[];
  /** How often the button has been pressed. Every press that found errors moves the focus here. */
  attempt: number;
}

/**
 * Everything that is wrong, in one place, in the words that also stand by each field. It takes the
 * focus, so that nobody has to search the form for what stopped it, and each entry leads to its field.
 *
 * It is a group and no alert: focus has it read aloud already, and an alert would be read on top of that.
 */
export function ErrorSummary({ id, title, fields, attempt }: ErrorSummaryProps) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempt]);

  const wrong = fields.filter((name) => submitErrors?.[name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby={`${id}-problem`}
      tabIndex={-1}
      css={{
        marginBottom: space(4),
        padding: space(3),
        border: `2px solid ${color.danger}`,
        borderRadius: radius.control,
        scrollMarginBlock: space(3),
      }}
    >
      <Heading level={2} size={3} id={`${id}-problem`}>
        {title}
      </Heading>
      <ul css={{ marginTop: space(1) }}>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(id, name)}`}
              onClick={focusTarget}
              css={{
                display: "inline-flex",
                alignItems: "center",
                minHeight: targetSize,
                color: color.danger,
                fontWeight: fontWeight.semibold,
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

/** Following the link itself would only scroll there, and leave an entry in the browser's history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
