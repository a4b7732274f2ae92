import { graphql } from "gatsby";
import { ServiceCard } from "../blocks/service-card";
import { CardGrid } from "../components/card-grid";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { inOrder } from "../lib/in-order";

/** Cards that link from one service to the others. */
export function OtherServices({
  serviceDetailPage,
  servicePage,
  others,
}: Queries.OtherServicesFragment) {
  const services = inOrder(others.nodes, servicePage.services);
  return (
    <Section labelledBy="other-services">
      <SectionIntro id="other-services" heading={serviceDetailPage.othersHeading} />
      <CardGrid minColumn={20}>
        {services.map((service) => (
          <li key={service.name}>
            <ServiceCard {...service} />
          </li>
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
    servicePage {
      services {
        name
      }
    }
    others: allService(filter: { name: { ne: $name } }) {
      nodes {
        name
        title
        ...ServiceCard
      }
    }
  }
`;
