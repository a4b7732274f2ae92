import { graphql } from "gatsby";
import { Fragment } from "react";
import type { PostFailure } from "./post-json";
import { color, fontWeight, space } from "../theme/style";
import { Notice } from "./status-message";

export const messagesFragment = graphql`
  fragment FormMessagesText on FormMessages {
    problemTitle
    alternative
    failures {
      offline
      timeout
      tooMany
      refused
      server
    }
  }
`;

export const contactFragment = graphql`
  fragment FormContact on Company {
    email
    phone {
      label
      number
    }
  }
`;

interface FailureProps {
  reason: PostFailure;
  messages: Queries.FormMessagesTextFragment;
  contact: Queries.FormContactFragment;
}

/** The form has not arrived: what happened, and how to reach the office without it. */
export function Failure({ reason, messages, contact }: FailureProps) {
  const links = new Map([
    ["{email}", { to: `mailto:${contact.email}`, label: contact.email }],
    ["{phone}", { to: `tel:${contact.phone.number}`, label: contact.phone.label }],
  ]);
  return (
    <Notice tone="danger" role="alert">
      <p>{messages.failures[reason]}</p>
      <p css={{ marginTop: space(1) }}>
        {messages.alternative.split(/(\{\w+\})/).map((part) => {
          const link = links.get(part);
          return link ? (
            <a
              key={part}
              href={link.to}
              css={{ color: color.brand, fontWeight: fontWeight.semibold }}
            >
              {link.label}
            </a>
          ) : (
            <Fragment key={part}>{part}</Fragment>
          );
        })}
      </p>
    </Notice>
  );
}
