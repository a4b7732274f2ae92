import type { CSSObject } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { mutedLabel, targetSize, touchTarget, wrappingRow } from "../../components/shared-styles";
import { SmartLink } from "../../components/smart-link";
import { useBreadcrumb } from "../../seo/use-breadcrumb";
import { color, space } from "../../theme/style";

interface BreadcrumbProps {
  /** This page's canonical path. */
  path: string;
  /** This page's name. */
  current: string;
  className?: string;
}

/** The way from the home page to this one. */
export function Breadcrumb({ path, current, className }: BreadcrumbProps) {
  const { labels } = useStaticQuery<Queries.BreadcrumbQuery>(graphql`
    query Breadcrumb {
      labels {
        breadcrumb
      }
    }
  `);
  const trail = useBreadcrumb(path);
  return (
    <nav aria-label={labels.breadcrumb} className={className}>
      <ol css={breadcrumbStyle}>
        {trail.map((link, index) => (
          <li key={index}>
            <SmartLink {...link} css={{ ...touchTarget, minWidth: targetSize }} />
          </li>
        ))}
        {/* Text, not a link to this page itself. */}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

const breadcrumbStyle: CSSObject = {
  ...wrappingRow,
  ...mutedLabel,
  columnGap: space(1),
  "& li": { display: "flex", alignItems: "center", minHeight: targetSize },
  "& li:not(:last-of-type)::after": {
    content: ['">"', '">" / ""'],
    marginInlineStart: space(1),
    color: color.controlLine,
  },
};
