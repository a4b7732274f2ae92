import { graphql } from "gatsby";
import { ThankYou } from "../sections/short-message";
import { Seo } from "../seo/seo";

/** The server redirects here after a contact enquiry sent without JavaScript. */
export default function ThankYouPage({ data }: { data: Queries.ThankYouPageQuery }) {
  return <ThankYou {...data} title={data.contactEnquiryForm.success} />;
}

export const query = graphql`
  query ThankYouPage {
    contactEnquiryForm {
      success
    }
    ...ThankYou
  }
`;

export function Head({ data }: { data: Queries.ThankYouPageQuery }) {
  const title = data.contactEnquiryForm.success;
  const { lead } = data.formMessages.thankYou;
  return <Seo text={{ title: `${title} | ${data.company.name}`, description: lead }} />;
}
