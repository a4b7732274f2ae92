import { graphql } from "gatsby";
import { routes } from "../domain/routes";
import { ClosingBand } from "../sections/closing-band/closing-band";
import { PageHeader } from "../sections/page-header/page-header";
import { ServiceCards } from "../sections/service-cards";
import { ServiceIntro } from "../sections/service-intro";
import { Seo } from "../seo/seo";

/** The Services overview. It is also served at /services, the target of "Back to Services". */
export default function ServicePage({ data }: { data: Queries.ServicePageQuery }) {
  const { servicePage, contactEnquiryForm, formMessages, company } = data;
  const { title, lead, talkGrowth, closing } = servicePage;
  return (
    <>
      <PageHeader
        isDark
        path={routes.services.path}
        title={title}
        lead={lead}
        picture={servicePage}
      />
      <ServiceIntro servicePage={servicePage} homePage={data.homePage} />
      <ServiceCards
        servicePage={servicePage}
        serviceDetailPage={data.serviceDetailPage}
        allService={data.allService}
        expertTalk={data.expertTalk}
      />
      <ClosingBand
        text={talkGrowth}
        picture={closing}
        enquiry={{ contactEnquiryForm, formMessages, company }}
      />
    </>
  );
}

export const query = graphql`
  query ServicePage {
    servicePage {
      seo {
        ...Seo
      }
      title
      lead
      imageAlt
      image {
        ...PageHeaderPicture
        ...PreviewImage
      }
      talkGrowth {
        ...TalkGrowth
      }
      closing {
        ...ClosingPicture
      }
    }
    ...ServiceIntro
    ...ServiceCards
    ...ContactEnquiryForm
  }
`;

export function Head({ data }: { data: Queries.ServicePageQuery }) {
  const { seo, title } = data.servicePage;
  return (
    <Seo text={seo} path={routes.services.path} breadcrumb={title} picture={data.servicePage} />
  );
}
