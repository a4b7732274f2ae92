import { graphql } from "gatsby";
import { ServiceCard } from "../blocks/service-card";
import { CardGrid } from "../components/card-grid";
import { Section } from "../components/section";
import { below, media } from "../theme/style";

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
      <CardGrid isAligned minColumn={20} css={besidePictures}>
        {others.map((other) => (
          <ServiceCard key={other.name} {...other} sizes={sizes} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The grid's own columns are for an icon. */
const besidePictures = {
  [media.tablet]: { "& > li": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
} as const;

const sizes = `${below("small")} 90vw, ${below("wide")} 37vw, min(45vw, 584px)`;

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
