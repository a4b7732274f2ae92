import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { findRoute, routes } from "../domain/routes";
import { ButtonLink } from "../components/button";
import { SmartLink } from "../components/smart-link";

/** The styles of the list and of its links, of which the last is a button. */
export type NavigationStyles = Partial<Record<"list" | "link" | "button", CSSObject>>;

interface NavigationLinksProps extends Queries.NavigationLinksFragment {
  pathname: string;
  onClick?: () => void;
  styles?: NavigationStyles;
  className?: string;
}

/** The main navigation. Its last link, the way to the company, is a button. */
export function NavigationLinks(props: NavigationLinksProps) {
  const { label, links, pathname, onClick, styles = {}, className } = props;
  return (
    <nav aria-label={label} className={className}>
      <ul css={styles.list}>
        {links.map((each, index) => {
          const link = { ...each, onClick, ...markIfAbove(each.to, pathname) };
          const isLast = index === links.length - 1;
          return (
            <li key={index}>
              {isLast ? (
                <ButtonLink {...link} variant="outline" css={styles.button} />
              ) : (
                <SmartLink {...link} css={styles.link} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Marks the overview on the page of each service, for instance. The router marks the link of the page itself. */
function markIfAbove(to: string, pathname: string) {
  const parent = findRoute(pathname)?.parent;
  const isAbove = parent !== undefined && routes[parent].path === to;
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
