import { graphql } from "gatsby";
import { Card } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { Section } from "../components/section";
import { UnbrokenCompounds } from "../components/unbroken";
import { color, media, space } from "../theme/style";

/** A row for each, with its text beside its title on wide screens. */
export function Features({ features }: Queries.FeaturesFragment) {
  return (
    <Section lists={[features]}>
      <ul>
        {features.map(({ icon, title, description }) => (
          <Card
            key={title}
            css={row}
            title={
              <>
                <ContentIcon name={icon} />
                <span>
                  <UnbrokenCompounds text={title} />
                </span>
              </>
            }
            description={description}
          />
        ))}
      </ul>
    </Section>
  );
}

const row = {
  paddingBlock: space(4),
  "& h3": { display: "flex", gap: space(1.5), [media.medium]: { gap: space(2) } },
  "& svg": { width: "1.2em", height: "1.2em", marginTop: "0.05em", color: color.brand },
  [media.medium]: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: "clamp(2rem, 6vw, 5.5rem)",
    "& h3": { fontSize: "clamp(1.375rem, 2.2vw, 2rem)" },
  },
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
  [media.print]: { display: "block" },
} as const;

export const fragment = graphql`
  fragment Features on HomePage {
    features {
      icon
      title
      description
    }
  }
`;
