import { graphql } from "gatsby";
import { touchTarget, wrappingRow } from "../components/looks";
import { SmartLink } from "../components/smart-link";
import { attributes } from "../startup/attributes";
import { color, container, fontSize, space } from "../theme/style";

/** News in a line above the header, which is pushed down by it until the page is scrolled. */
export function Announcement({ text, link }: Queries.AnnouncementFragment) {
  return (
    <aside
      {...{ [attributes.announcement]: "" }}
      data-print="hidden"
      css={{
        background: color.band,
        color: color.onBand,
        fontSize: fontSize.label,
        "--color-focus": color.onBand,
      }}
    >
      <p css={{ ...container, ...wrappingRow, columnGap: space(2) }}>
        <span css={{ paddingBlock: space(1) }}>{text}</span>
        {link && <SmartLink {...link} css={{ ...touchTarget, color: "inherit" }} />}
      </p>
    </aside>
  );
}

export const fragment = graphql`
  fragment Announcement on Announcement {
    text
    link {
      ...SmartLink
    }
  }
`;
