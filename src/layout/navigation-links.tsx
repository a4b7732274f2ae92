import type { CSSObject } from "@emotion/react";
import { ButtonLink } from "../components/button";
import { SmartLink } from "../components/smart-link";

interface NavigationLinksProps {
  links: readonly Queries.SmartLinkFragment[];
  onClick?: () => void;
  linkStyle: CSSObject;
  lastStyle: CSSObject;
}

/** The items of the main navigation. The last one, the way to the company, is a button. */
export function NavigationLinks({ links, onClick, linkStyle, lastStyle }: NavigationLinksProps) {
  return links.map(({ label, to }, index) => (
    <li key={to}>
      {index < links.length - 1 ? (
        <SmartLink to={to} onClick={onClick} css={linkStyle}>
          {label}
        </SmartLink>
      ) : (
        <ButtonLink to={to} variant="outline" onClick={onClick} css={lastStyle}>
          {label}
        </ButtonLink>
      )}
    </li>
  ));
}
