import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";

interface ServiceTalkProps extends Queries.ServiceTalkFragment {
  level?: 2 | 3;
}

/** The invitation at the end of a page, with a link to the appointment form. */
export function ServiceTalk({ serviceDetailPage, homePage, level }: ServiceTalkProps) {
  return <CallToTalk {...serviceDetailPage.talk} homePage={homePage} level={level} />;
}

export const fragment = graphql`
  fragment ServiceTalk on Query {
    serviceDetailPage {
      talk {
        ...CallToTalk
      }
    }
    homePage {
      ...CallToTalkPicture
    }
  }
`;
