import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";

interface ExpertTalkProps extends Queries.ExpertTalkFragment {
  closing: Queries.ClosingFragment | null;
}

/** The invitation at the end of a page, with a link to the appointment form. */
export function ExpertTalk({ expertTalk, closing }: ExpertTalkProps) {
  return <CallToTalk {...expertTalk} closing={closing} />;
}

export const fragment = graphql`
  fragment ExpertTalk on Query {
    expertTalk {
      heading
      lead
      action {
        ...SmartLink
      }
    }
  }
`;
