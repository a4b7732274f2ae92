import { graphql } from "gatsby";
import { Appointment } from "../sections/appointment";
import { GetInTouch } from "../sections/get-in-touch";
import { PageHeader } from "../sections/page-header";
import { Seo } from "../seo/seo";

interface ContactUsPageProps {
  data: Queries.ContactUsPageQuery;
  location?: object;
}

export default function ContactUsPage({ data, location }: ContactUsPageProps) {
  return (
    <>
      <PageHeader {...data.contactUsPage} />
      <GetInTouch {...data} isUnderTitle />
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
      lead
    }
    ...GetInTouch
    ...Appointment
  }
`;

export function Head({ data }: { data: Queries.ContactUsPageQuery }) {
  const { seo, title } = data.contactUsPage;
  return <Seo text={seo} path="/contact-us" breadcrumb={title} />;
}
