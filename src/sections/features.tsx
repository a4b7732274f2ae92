import { graphql } from "gatsby";
import { Card } from "../components/card";
import { CardGrid } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { Section } from "../components/section";
import { color } from "../theme/style";

export function Features({ features }: Queries.FeaturesFragment) {
  return (
    <Section>
      <CardGrid isAligned>
        {features.map(({ icon, title, description }) => (
          <Card
            key={title}
            top={<ContentIcon name={icon} size={32} css={{ color: color.brand }} />}
            title={title}
            text={description}
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
