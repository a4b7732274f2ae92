import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";

/** The invitation at the end of a page, with a link to the appointment form. */
export function ExpertTalk(
  props: Queries.ExpertTalkFragment & { closing?: Queries.ClosingFragment | null },
) {
  return <CallToTalk {...props.serviceDetailPage.talk} closing={props.closing} />;
}

export const fragment = graphql`
  fragment ExpertTalk on Query {
    serviceDetailPage {
      talk {
        ...CallToTalk
      }
    }
  }
`;
