import { graphql } from "gatsby";
import { CardGrid } from "../components/card-grid";
import { Section } from "../components/section";
import { ServiceCard } from "../components/service-card";

/** The services, one card each, in the order of content. */
export function ServiceCards({ services }: Queries.ServiceCardsFragment) {
  return (
    <Section>
      <CardGrid minColumn={17}>
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
  fragment ServiceCards on ServicePage {
    services {
      ...ServiceCardParts
    }
  }

  fragment ServiceCardParts on Service {
    name
    title
    content
    icon
    image {
      childImageSharp {
        gatsbyImageData(width: 384, outputPixelDensities: [0.75, 1, 1.5, 2])
      }
    }
  }
`;
