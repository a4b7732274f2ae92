import { graphql } from "gatsby";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

/** The server redirects here after an appointment sent without JavaScript. */
export default function ThankYouAppointmentPage({
  data,
}: {
  data: Queries.ThankYouAppointmentPageQuery;
}) {
  const { title, lead } = data.formMessages.thankYou;
  return (
    <ShortMessage
      title={title}
      lead={lead}
      links={[data.navigation.home, data.serviceDetailPage.overview]}
      picture={data.aboutUsPage.missionVision.image}
    />
  );
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
