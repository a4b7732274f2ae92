import { graphql } from "gatsby";
import { ThankYou } from "../sections/short-message";
import { Seo } from "../seo/seo";

interface ThankYouPageProps {
  data: Queries.ThankYouPageQuery;
  pageContext?: { readonly isEnquiry?: boolean };
}

/** The server redirects here after a form sent without JavaScript. A contact enquiry ends on the same words as with it. */
export default function ThankYouPage(props: ThankYouPageProps) {
  return <ThankYou {...props.data} title={titleOf(props)} />;
}

const titleOf = ({ data, pageContext = {} }: ThankYouPageProps) =>
  pageContext.isEnquiry ? data.contactEnquiryForm.success : data.formMessages.thankYou.title;

export const query = graphql`
  query ThankYouPage {
    contactEnquiryForm {
      success
    }
    ...ThankYou
  }
`;

export function Head(props: ThankYouPageProps) {
  const { company, formMessages } = props.data;
  const title = `${titleOf(props)} | ${company.name}`;
  return <Seo text={{ title, description: formMessages.thankYou.lead }} />;
}
