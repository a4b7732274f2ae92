import { graphql } from "gatsby";
import { SplitSection } from "../blocks/split-section";
import { TitledText } from "../blocks/titled-text";
import { Paragraphs } from "../components/paragraphs";
import { color, space } from "../theme/style";

export function WhyChoose({ lead, items, ...section }: Queries.WhyChooseFragment) {
  return (
    <SplitSection {...section} lists={[items]} tone="sunken">
      <Paragraphs text={lead} css={{ marginTop: space(2) }} />
      <ul css={{ marginTop: space(4) }}>
        {items.map((item) => (
          <li
            key={item.title}
            css={{ paddingBlock: space(3), borderTop: `1px solid ${color.line}` }}
          >
            <TitledText {...item} />
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

// The picture is square, because the text beside it is long.
export const fragment = graphql`
  fragment WhyChoose on AboutWhyChoose {
    number
    heading
    lead
    items {
      ...TitledText
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 680, aspectRatio: 1, outputPixelDensities: [0.5, 1, 1.75])
      }
    }
  }
`;
