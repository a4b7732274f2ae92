import { graphql } from "gatsby";
import { findRoute, routes } from "../domain/routes";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

interface ThankYouPageProps {
  data: Queries.ThankYouPageQuery;
  location: { readonly pathname: string };
}

/** The server redirects here after a form sent without JavaScript. The title after an enquiry is the message shown with JavaScript. */
export default function ThankYouPage(props: ThankYouPageProps) {
  const { lead, links, image } = props.data.formMessages.thankYou;
  return <ShortMessage title={getTitle(props)} lead={lead} links={links} picture={image} />;
}

const getTitle = ({ data, location }: ThankYouPageProps) =>
  findRoute(location.pathname) === routes.thankYou
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
  const title = `${getTitle(props)} | ${company.name}`;
  return <Seo text={{ title, description: formMessages.thankYou.lead }} />;
}
