import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../components/icon";
import { fillWithNodes } from "../lib/fill-with-nodes";
import { moveFocus } from "../lib/move-focus";
import { color, fontWeight, radius, space } from "../theme/style";
import type { PostFailure } from "./post-json";

interface StatusMessageProps {
  /** Only a success has one, shown below the message. The message takes the focus, because an alert alone would be missed among all that changes. */
  note?: string;
  children: ReactNode;
}

/** Says what became of a form: a success, which has a note, or a failure. */
export function StatusMessage({ note, children }: StatusMessageProps) {
  const isSuccess = note !== undefined;
  const tone = isSuccess ? color.success : color.danger;
  const box = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const noteId = useId();
  // Once it has been painted without the focus, Orca reads the alert, and then again what has the focus.
  useLayoutEffect(() => {
    if (!isSuccess) return;
    moveFocus(alert.current, { preventScroll: true });
    // The box has the note too, which the focus alone would leave below the screen.
    box.current?.scrollIntoView({ block: "nearest" });
  }, [isSuccess]);
  return (
    <div
      ref={box}
      css={{
        display: "flex",
        gap: space(1.5),
        marginBottom: space(3),
        padding: space(2),
        border: `1px solid ${tone}`,
        borderRadius: radius.control,
        background: color.raised,
      }}
    >
      <Icon name={isSuccess ? "circleCheck" : "circleAlert"} size={24} css={{ color: tone }} />
      <div>
        <div
          ref={alert}
          role="alert"
          aria-describedby={isSuccess ? noteId : undefined}
          css={{ outline: "none", fontWeight: isSuccess ? fontWeight.semibold : undefined }}
        >
          {children}
        </div>
        {isSuccess && (
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
  /** The page that may send the form, if this one may not. */
  page?: string | undefined;
}

/** Says why the form was not sent or not loaded, and how to reach the office without it. */
export function Failure({ reason, page, formMessages, company }: FailureProps) {
  const { failures, rejections, alternative } = formMessages;
  const { email, phone } = company;
  const otherWay = { marginTop: space(1), "& a": contactLink };
  return (
    <StatusMessage>
      <p>{page === undefined ? failures[reason] : rejections.foreign}</p>
      {page !== undefined && (
        // An address is long, and may break as text does.
        <p css={[otherWay, { "& a": { display: "inline" } }]}>
          {fillWithNodes(rejections.elsewhere, { page: <a href={page}>{page}</a> })}
        </p>
      )}
      <p css={otherWay}>
        {fillWithNodes(alternative, {
          email: <a href={`mailto:${email}`}>{email}</a>,
          phone: <a href={`tel:${phone.number}`}>{phone.label}</a>,
        })}
      </p>
    </StatusMessage>
  );
}

const contactLink: CSSObject = {
  display: "inline-block",
  color: color.brand,
  fontWeight: fontWeight.semibold,
};

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
      rejections {
        foreign
        elsewhere
      }
    }
    company {
      ...Contact
    }
  }
`;
