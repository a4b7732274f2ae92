import { graphql } from "gatsby";
import { ThankYou } from "../sections/short-message";
import { Seo } from "../seo/seo";

/** The server redirects here after an appointment sent without JavaScript. */
export default function ThankYouAppointmentPage({
  data,
}: {
  data: Queries.ThankYouAppointmentPageQuery;
}) {
  return <ThankYou {...data} title={data.formMessages.thankYou.title} />;
}

export const query = graphql`
  query ThankYouAppointmentPage {
    ...ThankYou
  }
`;

export function Head({ data }: { data: Queries.ThankYouAppointmentPageQuery }) {
  const { title, lead } = data.formMessages.thankYou;
  return <Seo text={{ title: `${title} | ${data.company.name}`, description: lead }} />;
}
