import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Appointment } from "../sections/appointment";
import { GetInTouch } from "../sections/get-in-touch";
import { PageHeader } from "../sections/page-header";
import { Seo } from "../seo/seo";

export default function ContactUsPage({
  data,
}: Pick<PageProps<Queries.ContactUsPageQuery>, "data">) {
  const { title, lead } = data.contactUsPage;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <GetInTouch {...data} />
      <Appointment {...data} />
    </>
  );
}

export const query = graphql`
  query ContactUsPage {
    contactUsPage {
      seo {
        title
        description
      }
      title
      lead
    }
    ...GetInTouch
    ...Appointment
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.ContactUsPageQuery>, "data">) {
  const { seo, title } = data.contactUsPage;
  return <Seo text={seo} path="/contact-us" trail={[{ label: title, to: "/contact-us" }]} />;
}
