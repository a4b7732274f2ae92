import { graphql } from "gatsby";
import { Card } from "../components/card";
import { CardGrid } from "../components/card-grid";
import { Carousel } from "../components/carousel";
import { DayScale } from "../components/day-scale";
import { FramedPicture } from "../components/framed-picture";
import { OfficeMap } from "../components/office-map";
import { Paragraphs } from "../components/paragraphs";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { Specimen } from "./specimen";

const sizes = "40vw";
const box = { position: "relative", aspectRatio: "2" } as const;

/** Primitives that arrange content, and pictures. */
export function LayoutSpecimens(props: Queries.LayoutSpecimensFragment) {
  const { homePage, aboutUsPage } = props;
  const { image, imageAlt: alt } = aboutUsPage.whoWeAre;
  const { heading, previous, next, position, pair } = homePage.caseStudies;
  const { lead, wide, narrow, imageAlt } = homePage.hero;
  const picture = <FramedPicture image={image} alt={alt} sizes={sizes} />;
  const text = <Paragraphs text={lead} />;
  return (
    <>
      <Specimen name="Picture">
        <Picture image={image} alt={alt} sizes={sizes} />
        <Picture image={wide} narrow={narrow} alt={imageAlt} sizes={sizes} isFirst />
      </Specimen>
      <Specimen name="FramedPicture">{picture}</Specimen>
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
      <Specimen name="Card">
        <CardGrid minColumn={12} isOrdered>
          <Card top={picture} title={heading} text={lead} />
          <Card>{text}</Card>
        </CardGrid>
      </Specimen>
      <Specimen name="Carousel">
        <Carousel
          label={heading}
          previousLabel={previous}
          nextLabel={next}
          positionLabel={position}
          pairLabel={pair}
          items={[picture, text, picture]}
        />
        {/* Everything fits, so it has no buttons. */}
        <Carousel
          label={heading}
          previousLabel={previous}
          nextLabel={next}
          positionLabel={position}
          pairLabel={pair}
          items={[picture]}
        />
      </Specimen>
      <Specimen name="DayScale">
        <DayScale days={[20, 40, 90, 180]} />
      </Specimen>
      <Specimen name="OfficeMap">
        <div css={box}>
          <OfficeMap />
        </div>
      </Specimen>
      <Specimen name="ThirdPartyIframe">
        <div css={box}>
          {/* A page of this site, because the gallery itself makes no third-party request. */}
          <ThirdPartyIframe title={heading} src="/case-study" loading={lead} unavailable={lead} />
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
        pair
      }
    }
    aboutUsPage {
      whoWeAre {
        imageAlt
        image {
          childImageSharp {
            gatsbyImageData(width: 600)
          }
        }
      }
    }
  }
`;
