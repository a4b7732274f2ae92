import { graphql } from "gatsby";
import { CardGrid } from "../components/card-grid";
import { Carousel } from "../components/carousel";
import { FramedPicture } from "../components/framed-picture";
import { OfficeMap } from "../components/office-map";
import { Paragraphs } from "../components/paragraphs";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { Split } from "../components/split";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { Specimen } from "./specimen";

const sizes = "40vw";
const box = { position: "relative", aspectRatio: "2" } as const;

/** Primitives that arrange content, and pictures. */
export function LayoutSpecimens(props: Queries.LayoutSpecimensFragment) {
  const { homePage, service } = props;
  const { heading, previous, next, position } = homePage.caseStudies;
  const { lead, wide, narrow, imageAlt } = homePage.hero;
  const picture = <FramedPicture image={service.image} alt={service.imageAlt} sizes={sizes} />;
  const text = <Paragraphs text={lead} />;
  return (
    <>
      <Specimen name="Picture">
        <Picture image={service.image} alt={service.imageAlt} sizes={sizes} />
        <Picture image={wide} narrow={narrow} alt={imageAlt} sizes={sizes} isFirst />
      </Specimen>
      <Specimen name="FramedPicture">{picture}</Specimen>
      <Specimen name="Split">
        <Split text={text} picture={picture} />
        <Split text={text} picture={picture} textSide="end" />
      </Specimen>
      <Specimen name="Section">
        <Section>{text}</Section>
        <Section tone="sunken">{text}</Section>
      </Specimen>
      <Specimen name="CardGrid">
        <CardGrid minColumn={12}>
          <li>{picture}</li>
          <li>{picture}</li>
        </CardGrid>
      </Specimen>
      <Specimen name="Carousel">
        <Carousel
          label={heading}
          previousLabel={previous}
          nextLabel={next}
          positionLabel={position}
          items={[picture, text, picture]}
        />
        {/* Everything fits, so it has no buttons. */}
        <Carousel
          label={heading}
          previousLabel={previous}
          nextLabel={next}
          positionLabel={position}
          items={[picture]}
        />
      </Specimen>
      <Specimen name="OfficeMap">
        <div css={box}>
          <OfficeMap />
        </div>
      </Specimen>
      <Specimen name="ThirdPartyIframe">
        <div css={box}>
          {/* A page of this site, because the gallery itself makes no third-party request. */}
          <ThirdPartyIframe title={heading} src="/case-study" />
        </div>
      </Specimen>
    </>
  );
}

export const fragment = graphql`
  fragment LayoutSpecimens on Query {
    homePage {
      hero {
        lead
        imageAlt
        wide: image {
          childImageSharp {
            gatsbyImageData(width: 600)
          }
        }
        narrow: image {
          childImageSharp {
            gatsbyImageData(width: 600, aspectRatio: 1)
          }
        }
      }
      caseStudies {
        heading
        previous
        next
        position
      }
    }
    service(name: { eq: "strategy" }) {
      imageAlt
      image {
        childImageSharp {
          gatsbyImageData(width: 600)
        }
      }
    }
  }
`;
