import { graphql } from "gatsby";
import { SplitSection } from "../blocks/split-section";
import { TitledText } from "../blocks/titled-text";
import { space } from "../theme/style";

export function MissionVision({ items, ...section }: Queries.MissionVisionFragment) {
  return (
    <SplitSection {...section} lists={[items]} tone="sunken" textSide="end">
      {items.map((item) => (
        <div key={item.title} css={{ marginTop: space(4) }}>
          <TitledText {...item} />
        </div>
      ))}
    </SplitSection>
  );
}

export const fragment = graphql`
  fragment MissionVision on AboutMissionVision {
    number
    heading
    items {
      ...TitledText
    }
    imageAlt
    image {
      ...SplitSection
    }
  }
`;
