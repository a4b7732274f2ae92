import { graphql } from "gatsby";
import { FramedPicture } from "../components/framed-picture";
import { Heading } from "../components/heading";
import { ContentIcon } from "../components/content-icon";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { below, color, columnGap, font, media, space } from "../theme/style";

/** A service's full text, beside its picture and typical outcomes. */
export function ServiceBody(props: Queries.ServiceBodyFragment) {
  const { content, icon, image, imageAlt, outcomes } = props;
  return (
    <Section>
      <div
        css={{
          display: "grid",
          gap: `${space(6)} ${columnGap}`,
          alignItems: "start",
          [media.wide]: { gridTemplateColumns: "7fr 5fr" },
        }}
      >
        <div>
          <ContentIcon name={icon} size={40} css={{ marginBottom: space(3), color: color.brand }} />
          <Paragraphs text={content} css={{ color: color.text }} />
        </div>
        <div>
          <FramedPicture
            image={image}
            alt={imageAlt}
            sizes={`${below("wide")} 90vw, min(38vw, 490px)`}
            isFirst
          />
          <Heading level={2} size={3} css={{ marginTop: space(5) }}>
            {outcomes.heading}
          </Heading>
          <dl>
            {outcomes.items.map(({ figure, label }) => (
              <div
                key={label}
                css={{
                  display: "flex",
                  flexWrap: "wrap",
                  alignItems: "baseline",
                  gap: `${space(1)} ${space(2)}`,
                  paddingBlock: space(2),
                  borderBottom: `1px solid ${color.line}`,
                }}
              >
                <dt
                  css={{
                    flex: "none",
                    minWidth: "6.5rem",
                    maxWidth: "100%",
                    color: color.accent,
                    fontFamily: font.display,
                    fontSize: "2rem",
                    letterSpacing: "-0.03em",
                    lineHeight: 1,
                  }}
                >
                  {figure}
                </dt>
                <dd css={{ flex: "1 1 9rem", color: color.textMuted }}>{label}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceBody on Service {
    content
    icon
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 490, placeholder: NONE, outputPixelDensities: [0.75, 1, 1.4, 2])
      }
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
