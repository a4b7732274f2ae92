import { graphql } from "gatsby";
import { getPath, routes } from "../domain/routes";
import { ClosingBand } from "../sections/closing-band/closing-band";
import { EngagementSteps } from "../sections/engagement-steps";
import { OtherServices } from "../sections/other-services";
import { PageHeader } from "../sections/page-header/page-header";
import { ServiceBody } from "../sections/service-body";
import { Seo } from "../seo/seo";

/** One service: /services/<name>. */
export default function ServiceDetail({ data }: { data: Queries.ServiceDetailQuery }) {
  const { service, serviceDetailPage, expertTalk } = data;
  return (
    <>
      <PageHeader
        title={service.heading}
        path={getPath(routes.service, service.name)}
        breadcrumb={service.title}
        picture={service}
      />
      <ServiceBody content={service.content} outcomes={service.outcomes} talk={expertTalk.action} />
      {service.engagement && (
        <EngagementSteps {...service.engagement} stepDays={serviceDetailPage.stepDays ?? ""} />
      )}
      <OtherServices
        serviceDetailPage={serviceDetailPage}
        service={service}
        next={data.next}
        afterNext={data.afterNext}
      />
      <ClosingBand text={expertTalk} picture={service.closing} />
    </>
  );
}

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
      path={getPath(routes.service, service.name)}
      breadcrumb={title}
      picture={service}
      about={{ "@type": "Service", name: title, serviceType: title, by: ["provider"] }}
    />
  );
}
