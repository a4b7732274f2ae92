import { graphql } from "gatsby";
import { ServiceCard } from "../blocks/service-card";
import { alignedGrid, besideIfAlone, CardGrid } from "../components/card-grid";
import { Section } from "../components/section";

/** Cards that link from one service to the next two, wrapped around at the end of the alphabet. */
export function OtherServices(props: Queries.OtherServicesFragment) {
  const { serviceDetailPage, service, next, afterNext } = props;
  // Fewer than three services wrap around to this one.
  const others = [next, afterNext].filter(({ name }) => name !== service.name);
  return (
    <Section
      lists={[others]}
      id="other-services"
      intro={{ heading: serviceDetailPage.othersHeading }}
    >
      <CardGrid minColumn={20} css={[alignedGrid, besideIfAlone]}>
        {others.map((other) => (
          <ServiceCard key={other.name} service={other} />
        ))}
      </CardGrid>
    </Section>
  );
}

export const fragment = graphql`
  fragment OtherServices on Query {
    serviceDetailPage {
      othersHeading
    }
    service(name: { eq: $name }) {
      name
    }
    next: service(name: { eq: $next }) {
      ...ServiceCard
    }
    afterNext: service(name: { eq: $afterNext }) {
      ...ServiceCard
    }
  }
`;
