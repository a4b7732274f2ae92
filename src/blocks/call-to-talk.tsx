import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import type { DialogLinkProps } from "../components/dialog-opener";
import { ClosingBand } from "./closing-band";

interface CallToTalkProps extends Queries.CallToTalkFragment {
  closing: Queries.ClosingFragment | null;
  linkProps?: DialogLinkProps;
}

/** The invitation at the end of a page, whose button leads on or opens a dialog. */
export function CallToTalk({ action, linkProps, ...band }: CallToTalkProps) {
  return (
    <ClosingBand {...band}>
      <ButtonLink
        {...action}
        {...linkProps}
        variant="accent"
        isLarge
        css={{ justifySelf: "start" }}
      />
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
