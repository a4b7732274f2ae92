import { graphql } from "gatsby";
import { routeAt, routes } from "../domain/routes";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

interface ThankYouPageProps {
  data: Queries.ThankYouPageQuery;
  location: { readonly pathname: string };
}

/** The server redirects here after a form sent without JavaScript. A contact enquiry ends on the same words as with it. */
export default function ThankYouPage(props: ThankYouPageProps) {
  const { lead, links, image } = props.data.formMessages.thankYou;
  return <ShortMessage title={titleOf(props)} lead={lead} links={links} picture={image} />;
}

const titleOf = ({ data, location }: ThankYouPageProps) =>
  routeAt(location.pathname) === routes.thankYou
    ? data.contactEnquiryForm.success
    : data.formMessages.thankYou.title;

export const query = graphql`
  query ThankYouPage {
    contactEnquiryForm {
      success
    }
    formMessages {
      thankYou {
        title
        lead
        links {
          ...SmartLink
        }
        image {
          ...ShortMessagePicture
        }
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
