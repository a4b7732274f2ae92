import type { ReactElement } from "react";
import { ButtonLink } from "../components/button";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { container, space } from "../theme/style";

interface ShortMessageProps {
  title: string;
  lead: string | ReactElement;
  /** Where to go next; the first one is emphasized. */
  links: readonly Queries.SmartLinkFragment[];
}

/** A whole page of a title, a few words and links to go on. */
export function ShortMessage({ title, lead, links }: ShortMessageProps) {
  return (
    <div css={[container, { paddingBlock: "calc(var(--header) + var(--section)) var(--section)" }]}>
      <Heading level={1}>{title}</Heading>
      <Paragraphs text={lead} isLead css={{ marginBlock: space(4) }} />
      <div css={{ display: "flex", flexWrap: "wrap", gap: space(2) }}>
        {links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? "brand" : "outline"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
