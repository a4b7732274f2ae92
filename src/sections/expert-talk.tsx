import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";
import type { PictureFile } from "../components/picture";

interface ExpertTalkProps extends Queries.ExpertTalkFragment {
  /** The `ClosingPicture` fragment. */
  picture?: PictureFile;
}

/** The invitation at the end of a page, with a link to the appointment form. */
export function ExpertTalk({ serviceDetailPage, picture }: ExpertTalkProps) {
  return <CallToTalk {...serviceDetailPage.talk} picture={picture} />;
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
