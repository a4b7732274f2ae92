import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../sections/page-header";
import { ServiceCards } from "../sections/service-cards";
import { ServiceIntro } from "../sections/service-intro";
import { TalkGrowth } from "../sections/talk-growth";
import { Seo } from "../seo/seo";

/** The Services overview. It also answers at /services, where "Back to Services" leads. */
export default function ServicePage({ data }: Pick<PageProps<Queries.ServicePageQuery>, "data">) {
  const { title, intro } = data.servicePage;
  return (
    <>
      <PageHeader title={title} />
      <ServiceIntro {...intro} />
      <ServiceCards {...data} />
      <TalkGrowth {...data} />
    </>
  );
}

export const query = graphql`
  query ServicePage {
    servicePage {
      seo {
        title
        description
      }
      title
      intro {
        ...ServiceIntro
      }
    }
    ...ServiceCards
    ...TalkGrowth
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.ServicePageQuery>, "data">) {
  const { seo, title } = data.servicePage;
  return <Seo text={seo} path="/service" trail={[{ label: title, to: "/service" }]} />;
}
