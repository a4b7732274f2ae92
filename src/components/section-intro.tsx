import type { ReactNode } from "react";
import { media, space } from "../theme/style";
import { Heading } from "./heading";
import { Paragraphs } from "./paragraphs";

export interface SectionIntroProps {
  heading: string;
  lead?: string;
  number?: string;
  /** Shown at the end of the line on wide screens. */
  action?: ReactNode;
}

/** The heading of a section and its lead. */
export function SectionIntro(props: SectionIntroProps & { id?: string }) {
  const { id, heading, lead, number, action } = props;
  return (
    <div
      css={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "end",
        justifyContent: "space-between",
        gap: space(3),
        marginBottom: space(7),
        [media.print]: { breakInside: "avoid", breakAfter: "avoid" },
      }}
    >
      <div>
        <Heading level={2} id={id} number={number}>
          {heading}
        </Heading>
        {lead !== undefined && <Paragraphs text={lead} css={{ marginTop: space(2) }} />}
      </div>
      {action}
    </div>
  );
}
