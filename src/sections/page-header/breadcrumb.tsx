import type { CSSObject } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import {
  mutedLabel,
  targetSize,
  touchTarget,
  visuallyHidden,
  wrappingRow,
} from "../../components/shared-styles";
import { SmartLink } from "../../components/smart-link";
import { useBreadcrumb } from "../../seo/use-breadcrumb";
import { below, color, space } from "../../theme/style";

interface BreadcrumbProps {
  /** This page's canonical path. */
  path: string;
  /** This page's name. */
  current: string;
  /** Set if the title below says the same. On phones and tablets, a trail with a page above this one then ends at that. */
  isTitle?: boolean;
  className?: string;
}

/** The way from the home page to this one. */
export function Breadcrumb({ path, current, isTitle = false, className }: BreadcrumbProps) {
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
      <ol css={[breadcrumbStyle, isTitle && trail.length > 1 && endsAbovePage]}>
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

/** Assistive technology still reads the page's own name. */
const endsAbovePage: CSSObject = {
  [`@media ${below("wide")}`]: {
    "& li:last-of-type": visuallyHidden,
    "& li:nth-last-of-type(2)::after": { display: "none" },
  },
};
