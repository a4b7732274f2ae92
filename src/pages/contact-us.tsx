import { graphql } from "gatsby";
import { routes } from "../domain/routes";
import { Appointment } from "../sections/closing-band/appointment";
import { GetInTouch } from "../sections/get-in-touch/get-in-touch";
import { PageHeader } from "../sections/page-header/page-header";
import { Seo } from "../seo/seo";

interface ContactUsPageProps {
  data: Queries.ContactUsPageQuery;
  location?: object;
}

export default function ContactUsPage({ data, location }: ContactUsPageProps) {
  const { contactUsPage, formMessages, company, labels } = data;
  const { title, lead, book } = contactUsPage;
  return (
    <>
      <PageHeader isLow path={routes.contactUs.path} title={title} lead={lead} action={book} />
      <GetInTouch
        getInTouch={data.getInTouch}
        contactEnquiryForm={data.contactEnquiryForm}
        formMessages={formMessages}
        company={company}
        labels={labels}
        tone="surface"
      />
      <Appointment
        contactUsPage={contactUsPage}
        expertAppointmentForm={data.expertAppointmentForm}
        formMessages={formMessages}
        company={company}
        labels={labels}
        visit={location}
      />
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
      book {
        ...SmartLink
      }
    }
    ...GetInTouch
    ...Appointment
  }
`;

export function Head({ data }: { data: Queries.ContactUsPageQuery }) {
  const { seo, title } = data.contactUsPage;
  return <Seo text={seo} path={routes.contactUs.path} breadcrumb={title} />;
}
