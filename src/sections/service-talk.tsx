import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";

interface ServiceTalkProps extends Queries.ServiceTalkFragment {
  /** The rank of its heading; 2 by default. */
  level?: 2 | 3;
}

/** The invitation at the end of a page, with a link to the appointment form. */
export function ServiceTalk({ serviceDetailPage, level }: ServiceTalkProps) {
  return <CallToTalk {...serviceDetailPage.talk} level={level} />;
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
