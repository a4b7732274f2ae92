import { graphql } from "gatsby";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

interface ThankYouPageProps {
  data: Queries.ThankYouPageQuery;
  pageContext?: { readonly isEnquiry?: boolean };
}

/** The server redirects here after a form sent without JavaScript. A contact enquiry ends on the same words as with it. */
export default function ThankYouPage(props: ThankYouPageProps) {
  const { formMessages, navigation, serviceDetailPage } = props.data;
  const { lead, image } = formMessages.thankYou;
  const links = [navigation.home, serviceDetailPage.overview];
  return <ShortMessage title={titleOf(props)} lead={lead} links={links} picture={image} />;
}

const titleOf = ({ data, pageContext = {} }: ThankYouPageProps) =>
  pageContext.isEnquiry ? data.contactEnquiryForm.success : data.formMessages.thankYou.title;

export const query = graphql`
  query ThankYouPage {
    contactEnquiryForm {
      success
    }
    formMessages {
      thankYou {
        title
        lead
        image {
          ...ShortMessagePicture
        }
      }
    }
    navigation {
      home {
        ...SmartLink
      }
    }
    serviceDetailPage {
      overview {
        ...SmartLink
      }
    }
    company {
      name
    }
  }
`;

export function Head(props: ThankYouPageProps) {
  const { company, formMessages } = props.data;
  const title = `${titleOf(props)} | ${company.name}`;
  return <Seo text={{ title, description: formMessages.thankYou.lead }} />;
}
