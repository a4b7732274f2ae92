import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Outcomes } from "../blocks/outcomes";
import { ButtonLink } from "../components/button";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { columns, fontSize, media, space } from "../theme/style";

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
        <div css={stickyAside}>
          {outcomes && <Outcomes {...outcomes} />}
          <ButtonLink {...talk} variant="accent" data-print="hidden" />
        </div>
        {others.length > 0 && <Paragraphs text={others.join("\n")} />}
      </div>
    </Section>
  );
}

const stickyAside: CSSObject = {
  "& > * + *": { marginTop: space(4) },
  [media.wide]: {
    position: "sticky",
    top: `calc(var(--header) + ${space(3)})`,
    alignSelf: "start",
    gridArea: "1 / 2 / span 2",
  },
};

export const fragment = graphql`
  fragment ServiceBody on Service {
    content
    outcomes {
      ...Outcomes
    }
  }
`;
