import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";

/** The invitation at the end of a page, with a link to the appointment form. */
export function ExpertTalk(props: Queries.ExpertTalkFragment) {
  const { serviceDetailPage, ...rest } = props;
  return <CallToTalk {...serviceDetailPage.talk} {...rest} />;
}

export const fragment = graphql`
  fragment ExpertTalk on Query {
    serviceDetailPage {
      talk {
        ...CallToTalk
      }
    }
    ...CallToTalkPicture
  }
`;
