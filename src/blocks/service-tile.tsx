import { graphql } from "gatsby";
import { color, space, touchTarget } from "../theme/style";
import type { Opener } from "../components/dialog-opener";
import { ContentIcon } from "../components/content-icon";
import { SmartLink } from "../components/smart-link";

interface ServiceTileProps extends Queries.ServiceTileFragment {
  /** Makes the tile open a dialog. */
  opener?: Opener;
}

/** A service as a single line, for the end of a long list: icon and title. */
export function ServiceTile({ name, title, icon, opener }: ServiceTileProps) {
  return (
    <SmartLink
      to={`/services/${name}`}
      {...opener}
      css={{ ...touchTarget, gap: space(1.5), textDecoration: "none" }}
    >
      <ContentIcon name={icon} css={{ color: color.brand }} />
      {title}
    </SmartLink>
  );
}

export const fragment = graphql`
  fragment ServiceTile on Service {
    name
    title
    icon
  }
`;
