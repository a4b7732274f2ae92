import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { Section } from "../components/section";
import { color } from "../theme/style";

export function Features({ features }: Queries.FeaturesFragment) {
  return (
    <Section lists={[features]}>
      <CardGrid isAligned>
        {features.map(({ icon, ...feature }) => (
          <Card
            key={feature.title}
            {...feature}
            top={<ContentIcon name={icon} size={32} css={{ color: color.brand }} />}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

export const fragment = graphql`
  fragment Features on HomePage {
    features {
      icon
      title
      description
    }
  }
`;
