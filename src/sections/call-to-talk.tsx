import { graphql } from "gatsby";
import { ClosingBand } from "../blocks/closing-band";
import { ButtonLink } from "../components/button";
import { DialogOpener, type Opener } from "../components/dialog-opener";

const loadEnquiryDialog = () =>
  import("../dialogs/form-dialogs").then(({ EnquiryDialog }) => EnquiryDialog);

/** The invitation at the end of a page, with a link to the appointment form. */
export function ExpertTalk(props: Queries.ExpertTalkFragment & Pick<CallToTalkProps, "closing">) {
  return <CallToTalk {...props.serviceDetailPage.talk} closing={props.closing} />;
}

/** The invitation at the end of the Services overview; its button opens the enquiry dialog. */
export function TalkGrowth({ servicePage, ...dialog }: Queries.TalkGrowthFragment) {
  return (
    <DialogOpener load={loadEnquiryDialog} dialog={dialog}>
      {(opener) => (
        <CallToTalk {...servicePage.talkGrowth} closing={servicePage.closing} opener={opener} />
      )}
    </DialogOpener>
  );
}

interface CallToTalkProps extends Queries.CallToTalkFragment {
  closing: Queries.ClosingFragment | null;
  opener?: Opener;
}

function CallToTalk({ action, opener, ...band }: CallToTalkProps) {
  return (
    <ClosingBand {...band}>
      <ButtonLink {...action} {...opener} variant="accent" isLarge css={{ justifySelf: "start" }} />
    </ClosingBand>
  );
}

export const fragments = graphql`
  fragment ExpertTalk on Query {
    serviceDetailPage {
      talk {
        ...CallToTalk
      }
    }
  }

  fragment TalkGrowth on Query {
    servicePage {
      talkGrowth {
        ...CallToTalk
      }
      closing {
        ...Closing
      }
    }
    ...ContactEnquiryForm
  }

  fragment CallToTalk on CallToTalk {
    heading
    lead
    action {
      ...SmartLink
    }
  }
`;
