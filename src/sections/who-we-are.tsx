import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import { FramedPicture } from "../components/framed-picture";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { Split } from "../components/split";
import { space } from "../theme/style";

/** Who the consultancy is, and the way to an appointment. */
export function WhoWeAre(props: Queries.WhoWeAreFragment) {
  const { number, heading, body, action, image, imageAlt } = props;
  return (
    <Section labelledBy="who-we-are">
      <Split
        text={
          <>
            <Heading level={2} id="who-we-are" number={number}>
              {heading}
            </Heading>
            <Paragraphs text={body} css={{ marginBlock: `${space(3)} ${space(4)}` }} />
            <ButtonLink to={action.to} variant="accent">
              {action.label}
            </ButtonLink>
          </>
        }
        picture={
          <FramedPicture
            image={image}
            alt={imageAlt}
            sizes="(max-width: 1023px) 90vw, min(52vw, 680px)"
            isFirst
          />
        }
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment WhoWeAre on AboutWhoWeAre {
    number
    heading
    body
    action {
      label
      to
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 680, outputPixelDensities: [0.5, 0.75, 1, 1.5, 2])
      }
    }
  }
`;
