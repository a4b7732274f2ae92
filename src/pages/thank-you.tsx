import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

/** Where the server leads after a form that was sent without JavaScript. */
export default function ThankYouPage({ data }: Pick<PageProps<Queries.ThankYouPageQuery>, "data">) {
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
        label
        to
      }
    }
    company {
      name
    }
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.ThankYouPageQuery>, "data">) {
  const { title, lead } = data.formMessages.thankYou;
  return <Seo text={{ title: `${title} | ${data.company.name}`, description: lead }} />;
}
