import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import { Heading } from "../components/heading";
import { wrapping } from "../components/shared-styles";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { color, columns, font, fontSize, media, space } from "../theme/style";

interface ServiceBodyProps extends Queries.ServiceBodyFragment {
  /** Leads to the appointment form. */
  talk: Queries.SmartLinkFragment;
}

/** A service's full text, and after its first paragraph, on wide screens beside it, its typical outcomes and the way to them. */
export function ServiceBody({ content, outcomes, talk }: ServiceBodyProps) {
  const [opening = "", ...others] = content.trim().split("\n");
  return (
    <Section>
      <div
        css={[columns(7, 5), { [media.wide]: { gridTemplateRows: "auto 1fr", rowGap: space(4) } }]}
      >
        <Paragraphs text={opening} opening={fontSize.title} />
        <div css={staysInView}>
          {outcomes.items.length > 0 && (
            <>
              <Heading level={2} size={3}>
                {outcomes.heading}
              </Heading>
              <dl css={{ marginTop: space(2), borderTop: `1px solid ${color.line}` }}>
                {outcomes.items.map(({ figure, label }, index) => (
                  <div key={index} css={outcome}>
                    <dt>{figure}</dt>
                    <dd>{label}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <ButtonLink
            {...talk}
            variant="accent"
            data-print="hidden"
            css={{ marginTop: space(4) }}
          />
        </div>
        {others.length > 0 && <Paragraphs text={others.join("\n")} />}
      </div>
    </Section>
  );
}

const staysInView = {
  [media.wide]: {
    position: "sticky",
    top: `calc(var(--header) + ${space(3)})`,
    alignSelf: "start",
    gridArea: "1 / 2 / span 2",
  },
} as const;

const outcome = {
  ...wrapping,
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
  "& dd": {
    flex: "1 1 9rem",
    textWrap: "balance",
    color: color.textMuted,
  },
} as const;

export const fragment = graphql`
  fragment ServiceBody on Service {
    content
    outcomes {
      heading
      items {
        figure
        label
      }
    }
  }
`;
