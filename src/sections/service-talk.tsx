import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";

/** The invitation at the end of a page, with a link to the appointment form. */
export function ServiceTalk({ serviceDetailPage }: Queries.ServiceTalkFragment) {
  return <CallToTalk {...serviceDetailPage.talk} />;
}

export const fragment = graphql`
  fragment ServiceTalk on Query {
    serviceDetailPage {
      talk {
        ...CallToTalk
      }
    }
  }
`;
