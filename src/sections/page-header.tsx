import { graphql, useStaticQuery } from "gatsby";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { SmartLink } from "../components/smart-link";
import { color, container, fontSize, media, space, targetSize, touchTarget } from "../theme/style";

interface PageHeaderProps {
  title: string;
  lead?: string;
  trail?: readonly Queries.SmartLinkFragment[];
  /** This page's name in the breadcrumb, where it is shorter than the title. */
  breadcrumb?: string;
}

/** The band at the top of every page but the home page: breadcrumb, title and lead. */
export function PageHeader({ title, lead, trail = [], breadcrumb = title }: PageHeaderProps) {
  const { labels, navigation } = useStaticQuery<Queries.PageHeaderQuery>(graphql`
    query PageHeader {
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
  return (
    <div css={{ background: color.sunken, borderBottom: `1px solid ${color.line}` }}>
      <div
        css={[
          container,
          {
            paddingBlock: `calc(var(--header) + ${space(3)}) ${space(5)}`,
            [media.print]: { paddingBlock: `0 ${space(2)}` },
          },
        ]}
      >
        <nav aria-label={labels.breadcrumb}>
          <ol css={breadcrumbStyle}>
            {[navigation.home, ...trail].map(({ label, to }) => (
              <li key={to}>
                <SmartLink to={to} css={{ ...touchTarget, minWidth: targetSize }}>
                  {label}
                </SmartLink>
              </li>
            ))}
            {/* Text, not a link to this page itself. */}
            <li aria-current="page">{breadcrumb}</li>
          </ol>
        </nav>
        <Heading level={1} css={{ marginTop: space(1), maxWidth: "20ch" }}>
          {title}
        </Heading>
        {lead !== undefined && (
          <Paragraphs
            text={lead}
            isLead
            css={{
              marginTop: space(3),
              // Balanced lines suit two of them. More would end far from the edge.
              "& p": { textWrap: lead.length < 150 ? "balance" : undefined },
            }}
          />
        )}
      </div>
    </div>
  );
}

const breadcrumbStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space(1),
  fontSize: fontSize.label,
  color: color.textMuted,
  "& li": { display: "flex", alignItems: "center", minHeight: targetSize },
  "& li:not(:last-of-type)::after": {
    content: ['">"', '">" / ""'],
    marginInlineStart: space(1),
    color: color.controlLine,
  },
} as const;
