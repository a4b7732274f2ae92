import { graphql } from "gatsby";
import { ServiceCard } from "../blocks/service-card";
import { CardGrid } from "../components/card-grid";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";

/** Cards that link from one service to the others. */
export function OtherServices({ serviceDetailPage, others }: Queries.OtherServicesFragment) {
  return (
    <Section labelledBy="other-services">
      <SectionIntro id="other-services" heading={serviceDetailPage.othersHeading} />
      <CardGrid minColumn={20}>
        {others.nodes.map((service) => (
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
    others: allService(filter: { name: { ne: $name } }, limit: 2) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
