import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import { SmartLink } from "../components/smart-link";

interface NavigationLinksProps {
  links: Queries.NavigationLinksFragment["links"];
  pathname: string;
  onClick?: () => void;
  linkStyle: CSSObject;
  lastStyle: CSSObject;
}

/** The items of the main navigation. The last one, the way to the company, is a button. */
export function NavigationLinks(props: NavigationLinksProps) {
  const { links, pathname, onClick, linkStyle, lastStyle } = props;
  return links.map(({ label, to }, index) => {
    const link = { to, onClick, ...currentIfAbove(to, pathname) };
    return (
      <li key={to}>
        {index < links.length - 1 ? (
          <SmartLink {...link} css={linkStyle}>
            {label}
          </SmartLink>
        ) : (
          <ButtonLink {...link} variant="outline" css={lastStyle}>
            {label}
          </ButtonLink>
        )}
      </li>
    );
  });
}

/** Marks /service on the pages of services, /services/... The router marks the link of the page itself. */
function currentIfAbove(to: string, pathname: string) {
  const isAbove = to !== "/" && [`${to}/`, `${to}s/`].some((above) => pathname.startsWith(above));
  return isAbove ? ({ "aria-current": "true" } as const) : undefined;
}

export const fragment = graphql`
  fragment NavigationLinks on LinkGroup {
    label
    links {
      ...SmartLink
    }
  }
`;
