import { graphql } from "gatsby";
import { SocialMark } from "../components/social-mark";
import { VisuallyHidden } from "../components/visually-hidden";
import { color, iconTarget, media, radius, space, transition } from "../theme/style";

interface SocialLinksProps {
  label: string;
  links: readonly Queries.SocialLinksFragment[];
  opensInNewTab: string;
}

/** Links to the company's profiles on social networks, each opening in a new tab. */
export function SocialLinks({ label, links, opensInNewTab }: SocialLinksProps) {
  return (
    <ul aria-label={label} css={{ display: "flex", gap: space(1), marginTop: space(3) }}>
      {links.map(({ network, label: name, to }) => (
        <li key={network}>
          <a
            href={to}
            target="_blank"
            rel="noopener noreferrer"
            css={{
              ...iconTarget,
              border: `1px solid ${color.line}`,
              borderRadius: radius.round,
              transition: transition("color", "border-color"),
              [media.hover]: { "&:hover": { color: color.brand, borderColor: "currentColor" } },
            }}
          >
            <SocialMark network={network} />
            <VisuallyHidden>{`${name} ${opensInNewTab}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment SocialLinks on SocialLink {
    network
    label
    to
  }
`;
