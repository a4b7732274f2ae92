import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";
import { DialogOpener } from "../components/dialog-opener";

const loadEnquiryDialog = () =>
  import("../dialogs/enquiry-dialog").then(({ EnquiryDialog }) => EnquiryDialog);

interface TalkGrowthProps extends Queries.TalkGrowthFragment {
  closing: Queries.ClosingFragment | null;
}

/** The invitation at the end of the Services overview; its button opens the enquiry dialog. */
export function TalkGrowth({ servicePage, closing, ...dialog }: TalkGrowthProps) {
  return (
    <DialogOpener load={loadEnquiryDialog} dialog={dialog}>
      {(linkProps) => (
        <CallToTalk {...servicePage.talkGrowth} closing={closing} linkProps={linkProps} />
      )}
    </DialogOpener>
  );
}

export const fragment = graphql`
  fragment TalkGrowth on Query {
    servicePage {
      talkGrowth {
        ...CallToTalk
      }
    }
    ...ContactEnquiryForm
  }
`;
