import { graphql } from "gatsby";
import { Appointment } from "../sections/appointment";
import { ContactTitle } from "../sections/contact-title";
import { GetInTouch } from "../sections/get-in-touch";
import { Seo } from "../seo/seo";

interface ContactUsPageProps {
  data: Queries.ContactUsPageQuery;
  location?: object;
}

export default function ContactUsPage({ data, location }: ContactUsPageProps) {
  return (
    <>
      <GetInTouch {...data} pageTitle={<ContactTitle {...data.contactUsPage} />} />
      <Appointment {...data} visit={location} />
    </>
  );
}

export const query = graphql`
  query ContactUsPage {
    contactUsPage {
      seo {
        ...Seo
      }
      title
      ...ContactTitle
    }
    ...GetInTouch
    ...Appointment
  }
`;

export function Head({ data }: { data: Queries.ContactUsPageQuery }) {
  const { seo, title } = data.contactUsPage;
  return <Seo text={seo} path="/contact-us" breadcrumb={title} />;
}
