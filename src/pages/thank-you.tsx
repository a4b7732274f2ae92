import { graphql } from "gatsby";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

interface ThankYouPageProps {
  data: Queries.ThankYouPageQuery;
}

/** The server redirects here after a form sent without JavaScript. */
export default function ThankYouPage({ data }: ThankYouPageProps) {
  const { title, lead } = data.formMessages.thankYou;
  return <ShortMessage title={title} lead={lead} links={[data.navigation.home]} />;
}

export const query = graphql`
  query ThankYouPage {
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

export function Head({ data }: ThankYouPageProps) {
  const { title, lead } = data.formMessages.thankYou;
  return <Seo text={{ title: `${title} | ${data.company.name}`, description: lead }} />;
}
