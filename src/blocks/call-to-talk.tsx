import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import type { Opener } from "../components/dialog-opener";
import { ClosingBand } from "./closing-band";

interface CallToTalkProps extends Queries.CallToTalkFragment {
  closing: Queries.ClosingFragment | null;
  opener?: Opener;
}

/** The invitation at the end of a page, whose button leads on or opens a dialog. */
export function CallToTalk({ action, opener, ...band }: CallToTalkProps) {
  return (
    <ClosingBand {...band}>
      <ButtonLink {...action} {...opener} variant="accent" isLarge css={{ justifySelf: "start" }} />
    </ClosingBand>
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
