import { graphql } from "gatsby";
import { color, space, textWidth } from "../theme/style";
import { ButtonLink } from "../components/button";
import type { Opener } from "../components/dialog-opener";
import { Heading } from "../components/heading";
import { Section } from "../components/section";

interface CallToTalkProps extends Queries.CallToTalkFragment {
  /** Makes the button open a dialog. */
  opener?: Opener;
}

/** The invitation to talk at the end of a page. */
export function CallToTalk({ heading, lead, action, opener }: CallToTalkProps) {
  return (
    <Section
      labelledBy="call-to-talk"
      css={{ background: color.band, color: color.onBand, "--color-focus": color.onBand }}
    >
      <div css={{ display: "grid", justifyItems: "start", gap: space(3) }}>
        <Heading level={2} id="call-to-talk">
          {heading}
        </Heading>
        <p css={{ maxWidth: textWidth }}>{lead}</p>
        <ButtonLink to={action.to} variant="inverse" {...opener}>
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment CallToTalk on CallToTalk {
    heading
    lead
    action {
      ...SmartLink
    }
  }
`;
