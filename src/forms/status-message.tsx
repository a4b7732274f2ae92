import { graphql } from "gatsby";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../components/icon";
import { moveFocus } from "../lib/move-focus";
import { color, fontWeight, radius, space } from "../theme/style";
import type { PostFailure } from "./post-json";

interface StatusMessageProps {
  tone: "success" | "danger";
  children: ReactNode;
  /** Shown and read below. */
  note?: string;
  /** Set if what the visitor did is over: an alert alone is lost among what else changes then. */
  takesFocus?: boolean;
}

export function StatusMessage({ tone, children, note, takesFocus }: StatusMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const noteId = useId();
  // Once it has been painted without the focus, Orca reads the alert, and then again what has the focus.
  useLayoutEffect(() => {
    if (takesFocus !== true) return;
    moveFocus(alert.current, { preventScroll: true });
    // With its note, which the focus alone would leave below the screen.
    box.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);
  return (
    <div
      ref={box}
      css={{
        display: "flex",
        gap: space(1.5),
        marginBottom: space(3),
        padding: space(2),
        border: `1px solid ${color[tone]}`,
        borderRadius: radius.control,
        background: color.raised,
      }}
    >
      <Icon
        name={tone === "success" ? "circleCheck" : "circleAlert"}
        size={24}
        css={{ color: color[tone] }}
      />
      <div>
        <div
          ref={alert}
          role="alert"
          aria-describedby={note === undefined ? undefined : noteId}
          css={{
            outline: "none",
            fontWeight: note === undefined ? undefined : fontWeight.semibold,
          }}
        >
          {children}
        </div>
        {note !== undefined && (
          <p id={noteId} css={{ color: color.textMuted }}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

interface FailureProps extends Queries.FailureFragment {
  reason: PostFailure | "notLoaded";
}

/** Says why the form was not sent or not loaded, and how to reach the office without it. */
export function Failure({ reason, formMessages, company }: FailureProps) {
  const links = new Map([
    ["{email}", { to: `mailto:${company.email}`, label: company.email }],
    ["{phone}", { to: `tel:${company.phone.number}`, label: company.phone.label }],
  ]);
  return (
    <StatusMessage tone="danger">
      <p>{formMessages.failures[reason]}</p>
      <p css={{ marginTop: space(1) }}>
        {formMessages.alternative.split(/(\{\w+\})/).map((part) => {
          const link = links.get(part);
          return link ? (
            <a
              key={part}
              href={link.to}
              css={{
                display: "inline-block",
                color: color.brand,
                fontWeight: fontWeight.semibold,
              }}
            >
              {link.label}
            </a>
          ) : (
            part
          );
        })}
      </p>
    </StatusMessage>
  );
}

export const fragment = graphql`
  fragment Failure on Query {
    formMessages {
      alternative
      failures {
        offline
        timeout
        tooMany
        refused
        server
        notLoaded
      }
      reload
    }
    company {
      ...Contact
    }
  }
`;
