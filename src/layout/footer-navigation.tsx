import { graphql } from "gatsby";
import { useId } from "react";
import { SmartLink } from "../components/smart-link";
import { color, media, touchTarget } from "../theme/style";
import { FooterHeading } from "./footer-heading";

/** A group of links in the footer, a landmark named by its heading. */
export function FooterNavigation({ label, links }: Queries.FooterNavigationFragment) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <FooterHeading id={id}>{label}</FooterHeading>
      <ul>
        {links.map(({ label: name, to }) => (
          <li key={name}>
            <SmartLink
              to={to}
              css={{
                ...touchTarget,
                color: color.textMuted,
                textDecoration: "none",
                [media.hover]: { "&:hover": { color: color.brand, textDecoration: "underline" } },
              }}
            >
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const fragment = graphql`
  fragment FooterNavigation on LinkGroup {
    label
    links {
      ...SmartLink
    }
  }
`;
