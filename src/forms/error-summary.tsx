import { graphql } from "gatsby";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { useForm, useFormState } from "react-final-form";
import { Icon } from "../components/icon";
import { actionLink, actionText, visuallyHidden, wrappingRow } from "../components/shared-styles";
import { fillTemplate } from "../lib/fill-template";
import { moveFocus } from "../lib/move-focus";
import { color, font, media, radius, space } from "../theme/style";
import { errorOf, fieldId } from "./field";

interface ErrorSummaryProps extends Queries.ErrorSummaryFragment {
  formId: string;
  controls: readonly { readonly name: string; readonly label: string }[];
}

/**
 * Says in a line how many fields are wrong, with a link to each, and takes the focus. Its title and the messages, which sighted
 * visitors find at the fields, are read aloud. A group: screen readers would read an alert twice.
 */
export function ErrorSummary({ formId, controls, formMessages }: ErrorSummaryProps) {
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

  const errors = controls.flatMap(({ name, label }) => {
    const message = errorOf(api.getFieldState(name));
    return message === undefined ? [] : [{ id: fieldId(formId, name), label, message }];
  });
  if (errors.length === 0) return null;
  const count = fillTemplate(formMessages.problemCount, { count: String(errors.length) });
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby={titleId}
      css={{
        ...wrappingRow,
        ...actionText,
        columnGap: space(2),
        marginBottom: space(3),
        padding: `${space(1)} ${space(2)}`,
        border: `2px solid ${color.danger}`,
        borderRadius: radius.control,
        color: color.danger,
        scrollMarginBlock: space(0.5),
        [media.hover]: { paddingBlock: space(0.5) },
      }}
    >
      <Icon name="circleAlert" css={{ marginInlineEnd: space(-1) }} />
      <h2 css={{ fontFamily: font.text, fontSize: "inherit", fontWeight: "inherit" }}>
        <span id={titleId} css={visuallyHidden}>
          {formMessages.problemTitle}
        </span>{" "}
        <span key={count}>{count}</span>
      </h2>
      <ul css={{ ...wrappingRow, columnGap: space(2) }}>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => focusField(event, id)}
              css={{
                ...actionLink,
                color: "inherit",
                // Lines are lower for a mouse.
                [media.hover]: { minHeight: space(4) },
              }}
            >
              {label}
              <span key={message} css={visuallyHidden}>
                {` ${message}`}
              </span>
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

export const fragment = graphql`
  fragment ErrorSummary on Query {
    formMessages {
      problemTitle
      problemCount
    }
  }
`;
