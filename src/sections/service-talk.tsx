import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";

/** The invitation that closes the page of a service; it leads to the appointment form. */
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
