import { graphql } from "gatsby";
import { FramedPicture } from "../components/framed-picture";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { Split } from "../components/split";
import { below, space } from "../theme/style";

/** What the consultancy works for. */
export function MissionVision(props: Queries.MissionVisionFragment) {
  const { number, heading, items, image, imageAlt } = props;
  return (
    <Section labelledBy="mission-vision" tone="sunken">
      <Split
        textSide="end"
        text={
          <>
            <Heading level={2} id="mission-vision" number={number}>
              {heading}
            </Heading>
            {items.map(({ title, description }) => (
              <div key={title} css={{ marginTop: space(4) }}>
                <Heading level={3} css={{ marginBottom: space(1) }}>
                  {title}
                </Heading>
                <Paragraphs text={description} />
              </div>
            ))}
          </>
        }
        picture={
          <FramedPicture
            image={image}
            alt={imageAlt}
            sizes={`${below("wide")} 90vw, min(52vw, 680px)`}
          />
        }
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment MissionVision on AboutMissionVision {
    number
    heading
    items {
      title
      description
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 680, outputPixelDensities: [0.5, 0.75, 1, 1.5, 2])
      }
    }
  }
`;
