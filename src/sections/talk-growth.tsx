import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";
import { DialogOpener } from "../components/dialog-opener";

const loadEnquiryDialog = () =>
  import("../dialogs/enquiry-dialog").then(({ EnquiryDialog }) => EnquiryDialog);

/** The invitation at the end of the Services overview; its button opens the enquiry dialog. */
export function TalkGrowth(props: Queries.TalkGrowthFragment) {
  const { servicePage, contactEnquiryForm, formMessages, company, labels } = props;
  return (
    <DialogOpener
      load={loadEnquiryDialog}
      dialog={{
        text: contactEnquiryForm,
        messages: formMessages,
        contact: company,
        closeLabel: labels.close,
      }}
    >
      {(opener) => <CallToTalk {...servicePage.talkGrowth} opener={opener} />}
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
    contactEnquiryForm {
      ...ContactEnquiryFormText
    }
    formMessages {
      ...FormMessagesText
    }
    company {
      ...FormContact
    }
    labels {
      close
    }
  }
`;
