import { color, fontSize, space, targetSize, touchTarget } from "../theme/style";
import { SmartLink } from "./smart-link";

interface BreadcrumbProps {
  label: string;
  /** The pages above this one, beginning with the home page. */
  trail: readonly { label: string; to: string }[];
  current: string;
}

/** The path to this page. The current page is text, not a link to itself. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol
        css={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: space(1),
          fontSize: fontSize.label,
          color: color.textMuted,
          "& li": { display: "flex", alignItems: "center", minHeight: targetSize },
        }}
      >
        {trail.map(({ label: name, to }) => (
          <li
            key={to}
            css={{
              "&::after": {
                content: ['">"', '">" / ""'],
                marginLeft: space(1),
                color: color.controlLine,
              },
            }}
          >
            <SmartLink to={to} css={{ ...touchTarget, minWidth: targetSize }}>
              {name}
            </SmartLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
