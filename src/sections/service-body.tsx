import { graphql } from "gatsby";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { FramedPicture } from "../components/picture";
import { Section } from "../components/section";
import { below, bleed, color, columns, font, fontSize, media, space } from "../theme/style";

/** A service's full text, and beside it on wide screens its picture and typical outcomes. */
export function ServiceBody(props: Queries.ServiceBodyFragment) {
  const { content, image, phoneImage, imageAlt, outcomes } = props;
  return (
    <Section>
      <div css={[columns(7, 5), { gridTemplateRows: "auto 1fr", alignItems: "start" }]}>
        <FramedPicture
          image={image}
          alt={imageAlt}
          sizes={`${below("wide")} 90vw, 43vw`}
          isAboveFold
          withinPage={phoneImage}
          css={bleed("End")}
        />
        <Paragraphs text={content} css={openingParagraph} />
        <div>
          <Heading level={2} size={3}>
            {outcomes.heading}
          </Heading>
          <dl css={{ marginTop: space(2), borderTop: `1px solid ${color.line}` }}>
            {outcomes.items.map(({ figure, label }) => (
              <div key={label} css={outcome}>
                <dt>{figure}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

const openingParagraph = {
  // Before the picture, which comes first on other screens.
  [media.wide]: { gridArea: "1 / 1 / span 2" },
  "& p:first-of-type": {
    color: color.text,
    fontSize: fontSize.title,
    lineHeight: 1.45,
  },
} as const;

const outcome = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(2),
  borderBottom: `1px solid ${color.line}`,
  "& dt": {
    flex: "none",
    minWidth: "7rem",
    maxWidth: "100%",
    fontFamily: font.display,
    fontSize: "2rem",
    letterSpacing: "-0.03em",
    lineHeight: 1,
  },
  "& dd": { flex: "1 1 9rem", color: color.textMuted },
} as const;

export const fragment = graphql`
  fragment ServiceBody on Service {
    content
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 490, placeholder: NONE, outputPixelDensities: [0.75, 1, 1.7, 3.25])
      }
    }
    phoneImage: image {
      ...PhonePicture
    }
    outcomes {
      heading
      items {
        figure
        label
      }
    }
  }
`;
