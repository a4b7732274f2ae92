import { graphql, useStaticQuery } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Heading } from "../components/heading";
import { mutedLabel, targetSize, touchTarget, wrappingRow } from "../components/shared-styles";
import { Paragraphs } from "../components/paragraphs";
import { SmartLink } from "../components/smart-link";
import { color, media, space } from "../theme/style";

export interface PageTitleProps {
  title: string;
  lead?: string;
  trail?: readonly Queries.SmartLinkFragment[];
  /** This page's name in the breadcrumb, where it is shorter than the title. */
  breadcrumb?: string;
  /** Below the lead. */
  action?: Queries.SmartLinkFragment;
  className?: string;
}

/** The distance from the upper edge of a `PageTitle` on wide screens to its title: the breadcrumb and the space below it. */
export const aboveTitle = `calc(${targetSize} + ${space(5)})`;

export function PageTitle(props: PageTitleProps) {
  const { title, lead, trail = [], breadcrumb = title, action, className } = props;
  const { labels, navigation } = useStaticQuery<Queries.PageTitleQuery>(graphql`
    query PageTitle {
      labels {
        breadcrumb
      }
      navigation {
        home {
          ...SmartLink
        }
      }
    }
  `);
  // Few words are set large, and their lines balanced; more would end far from the edge.
  const isShort = lead !== undefined && lead.length < 150;
  return (
    // In a band that is higher, the title stands at its foot.
    <div
      className={className}
      css={{ containerType: "inline-size", display: "flex", flexDirection: "column" }}
    >
      <nav
        aria-label={labels.breadcrumb}
        css={{ marginBottom: space(1), [media.wide]: { marginBottom: space(5) } }}
      >
        <ol css={breadcrumbStyle}>
          {[navigation.home, ...trail].map((link) => (
            <li key={link.to}>
              <SmartLink {...link} css={{ ...touchTarget, minWidth: targetSize }} />
            </li>
          ))}
          {/* Text, not a link to this page itself. */}
          <li aria-current="page">{breadcrumb}</li>
        </ol>
      </nav>
      <Heading level={1} css={{ marginTop: "auto", maxWidth: "20ch" }}>
        {title}
      </Heading>
      {lead !== undefined && (
        <Paragraphs
          text={lead}
          isLead={isShort}
          isBalanced={isShort}
          css={{ marginTop: space(3), maxWidth: "60ch" }}
        />
      )}
      {action && <ArrowLink {...action} css={{ marginTop: space(1) }} />}
    </div>
  );
}

const breadcrumbStyle = {
  ...wrappingRow,
  ...mutedLabel,
  columnGap: space(1),
  "& li": { display: "flex", alignItems: "center", minHeight: targetSize },
  "& li:not(:last-of-type)::after": {
    content: ['">"', '">" / ""'],
    marginInlineStart: space(1),
    color: color.controlLine,
  },
} as const;
