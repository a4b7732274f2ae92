import { graphql } from "gatsby";
import { Fragment } from "react";
import { color, fontWeight, space } from "../theme/style";
import type { PostFailure } from "./post-json";
import { StatusMessage } from "./status-message";

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
              css={{ color: color.brand, fontWeight: fontWeight.semibold }}
            >
              {link.label}
            </a>
          ) : (
            <Fragment key={part}>{part}</Fragment>
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
