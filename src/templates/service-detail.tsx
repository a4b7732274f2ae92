import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EngagementSteps } from "../sections/engagement-steps";
import { OtherServices } from "../sections/other-services";
import { PageHeader } from "../sections/page-header";
import { ServiceBody } from "../sections/service-body";
import { ServiceTalk } from "../sections/service-talk";
import { Seo } from "../seo/seo";

/** One service: /services/<name>. */
export default function ServiceDetail({
  data,
}: Pick<PageProps<Queries.ServiceDetailQuery>, "data">) {
  const { service, serviceDetailPage, others } = data;
  const { overview, othersHeading } = serviceDetailPage;
  return (
    <>
      <PageHeader title={service.heading} trail={[overview]} breadcrumb={service.title} />
      <ServiceBody {...service} />
      <EngagementSteps {...service.engagement} />
      <OtherServices heading={othersHeading} services={others.nodes} />
      <ServiceTalk {...data} />
    </>
  );
}

export const query = graphql`
  query ServiceDetail($name: String!) {
    service(name: { eq: $name }) {
      name
      title
      heading
      seo {
        title
        description
      }
      ...ServiceBody
      engagement {
        ...EngagementSteps
      }
      image {
        ...PreviewImage
      }
    }
    others: allService(filter: { name: { ne: $name } }, limit: 2) {
      nodes {
        ...ServiceCard
      }
    }
    serviceDetailPage {
      overview {
        label
        to
      }
      othersHeading
    }
    ...ServiceTalk
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.ServiceDetailQuery>, "data">) {
  const { service, serviceDetailPage } = data;
  const path = `/services/${service.name}`;
  return (
    <Seo
      text={service.seo}
      path={path}
      service={service}
      trail={[serviceDetailPage.overview, { label: service.title, to: path }]}
      image={service.image}
    />
  );
}
