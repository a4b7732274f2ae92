import { graphql } from "gatsby";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

interface ThankYouAppointmentPageProps {
  data: Queries.ThankYouAppointmentPageQuery;
}

/** The server redirects here after an appointment sent without JavaScript. */
export default function ThankYouAppointmentPage({ data }: ThankYouAppointmentPageProps) {
  const { title, lead } = data.formMessages.thankYou;
  return <ShortMessage title={title} lead={lead} links={[data.navigation.home]} />;
}

export const query = graphql`
  query ThankYouAppointmentPage {
    formMessages {
      thankYou {
        title
        lead
      }
    }
    navigation {
      home {
        ...SmartLink
      }
    }
    company {
      name
    }
  }
`;

export function Head({ data }: ThankYouAppointmentPageProps) {
  const { title, lead } = data.formMessages.thankYou;
  return <Seo text={{ title: `${title} | ${data.company.name}`, description: lead }} />;
}
