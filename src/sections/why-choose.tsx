import { graphql } from "gatsby";
import { FramedPicture } from "../components/framed-picture";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { Split } from "../components/split";
import { below, color, space } from "../theme/style";

/** The reasons for choosing the consultancy. */
export function WhyChoose(props: Queries.WhyChooseFragment) {
  const { number, heading, lead, items, image, imageAlt } = props;
  return (
    <Section labelledBy="why-choose" tone="sunken">
      <Split
        text={
          <>
            <Heading level={2} id="why-choose" number={number}>
              {heading}
            </Heading>
            <Paragraphs text={lead} css={{ marginTop: space(2) }} />
            <ul css={{ marginTop: space(4) }}>
              {items.map(({ title, description }) => (
                <li
                  key={title}
                  css={{ paddingBlock: space(3), borderTop: `1px solid ${color.line}` }}
                >
                  <Heading level={3} css={{ marginBottom: space(1) }}>
                    {title}
                  </Heading>
                  <Paragraphs text={description} />
                </li>
              ))}
            </ul>
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
  fragment WhyChoose on AboutWhyChoose {
    number
    heading
    lead
    items {
      title
      description
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 680, aspectRatio: 1, outputPixelDensities: [0.5, 0.75, 1, 1.5])
      }
    }
  }
`;
