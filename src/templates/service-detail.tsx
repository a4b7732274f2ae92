import { graphql } from "gatsby";
import { EngagementSteps } from "../sections/engagement-steps";
import { OtherServices } from "../sections/other-services";
import { PageHeader } from "../sections/page-header";
import { ServiceBody } from "../sections/service-body";
import { ExpertTalk } from "../sections/expert-talk";
import { Seo } from "../seo/seo";

/** One service: /services/<name>. */
export default function ServiceDetail({ data }: { data: Queries.ServiceDetailQuery }) {
  const { service, serviceDetailPage } = data;
  return (
    <>
      <PageHeader
        title={service.heading}
        trail={[serviceDetailPage.overview]}
        breadcrumb={service.title}
        picture={service}
      />
      <ServiceBody {...service} talk={serviceDetailPage.talk.action} />
      <EngagementSteps {...service.engagement} stepDays={serviceDetailPage.stepDays} />
      <OtherServices {...data} />
      <ExpertTalk {...data} closing={service.closing} />
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
        ...Closing
      }
    }
    serviceDetailPage {
      overview {
        ...SmartLink
      }
      stepDays
      talk {
        action {
          ...SmartLink
        }
      }
    }
    ...OtherServices
    ...ExpertTalk
  }
`;

export function Head({ data }: { data: Queries.ServiceDetailQuery }) {
  const { service, serviceDetailPage } = data;
  return (
    <Seo
      text={service.seo}
      path={`/services/${service.name}`}
      trail={[serviceDetailPage.overview]}
      breadcrumb={service.title}
      picture={service}
      service={service}
    />
  );
}
