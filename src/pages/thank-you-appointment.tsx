import { graphql } from "gatsby";
import { ShortMessage } from "../sections/short-message";
import { thankYou } from "../sections/thank-you";
import { Seo } from "../seo/seo";

/** The server redirects here after an appointment sent without JavaScript. */
export default function ThankYouAppointmentPage({
  data,
}: {
  data: Queries.ThankYouAppointmentPageQuery;
}) {
  const { title } = data.formMessages.thankYou;
  return <ShortMessage title={title} {...thankYou(data)} />;
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
