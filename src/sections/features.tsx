import { graphql } from "gatsby";
import { CardGrid } from "../components/card-grid";
import { Heading } from "../components/heading";
import { ContentIcon } from "../components/content-icon";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { color, space } from "../theme/style";

/** What the consultancy promises, one card for each promise. */
export function Features({ features }: Queries.FeaturesFragment) {
  return (
    <Section>
      <CardGrid>
        {features.map(({ icon, title, description }) => (
          <li
            key={title}
            css={{ paddingTop: space(3), borderTop: `1px solid ${color.controlLine}` }}
          >
            <ContentIcon name={icon} size={32} css={{ color: color.brand }} />
            <Heading level={3} css={{ marginBlock: `${space(3)} ${space(1.5)}` }}>
              {title}
            </Heading>
            <Paragraphs text={description} />
          </li>
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
