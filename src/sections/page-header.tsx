import { graphql, useStaticQuery } from "gatsby";
import { Breadcrumb } from "../components/breadcrumb";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { color, container, media, space } from "../theme/style";

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
        <Breadcrumb
          label={labels.breadcrumb}
          trail={[navigation.home, ...trail]}
          current={breadcrumb}
        />
        <Heading level={1} css={{ marginTop: space(1), maxWidth: "20ch" }}>
          {title}
        </Heading>
        {lead !== undefined && <Paragraphs text={lead} isLead css={{ marginTop: space(3) }} />}
      </div>
    </div>
  );
}
