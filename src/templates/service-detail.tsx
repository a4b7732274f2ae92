import { graphql } from "gatsby";
import { pathTo, sitePages } from "../domain/site-pages";
import { ClosingBand } from "../sections/closing-band/closing-band";
import { EngagementSteps } from "../sections/engagement-steps";
import { OtherServices } from "../sections/other-services";
import { PageHeader } from "../sections/page-header/page-header";
import { ServiceBody } from "../sections/service-body";
import { Seo } from "../seo/seo";

/** One service: /services/<name>. */
export default function ServiceDetail({ data }: { data: Queries.ServiceDetailQuery }) {
  const { service, serviceDetailPage } = data;
  return (
    <>
      <PageHeader
        title={service.heading}
        trail={trailOf(data)}
        breadcrumb={service.title}
        picture={service}
      />
      <ServiceBody {...service} talk={data.expertTalk.action} />
      <EngagementSteps {...service.engagement} stepDays={serviceDetailPage.stepDays} />
      <OtherServices {...data} />
      <ClosingBand text={data.expertTalk} picture={service.closing} />
    </>
  );
}

const trailOf = ({ servicePage }: Queries.ServiceDetailQuery) => [
  { label: servicePage.title, to: sitePages.services.path },
];

export const query = graphql`
  query ServiceDetail($name: String!, $next: String!, $afterNext: String!) {
    service(name: { eq: $name }) {
      seo {
        ...Seo
      }
      name
      title
      heading
      imageAlt
      image {
        ...PageHeaderPicture
        ...PreviewImage
      }
      ...ServiceBody
      engagement {
        ...EngagementSteps
      }
      closing {
        ...ClosingPicture
      }
    }
    servicePage {
      title
    }
    serviceDetailPage {
      stepDays
    }
    ...OtherServices
    expertTalk {
      ...ExpertTalk
    }
  }
`;

export function Head({ data }: { data: Queries.ServiceDetailQuery }) {
  const { service } = data;
  const { title } = service;
  return (
    <Seo
      text={service.seo}
      path={pathTo(sitePages.service, service.name)}
      trail={trailOf(data)}
      breadcrumb={title}
      picture={service}
      about={{ "@type": "Service", name: title, serviceType: title, by: ["provider"] }}
    />
  );
}
