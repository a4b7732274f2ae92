import type { ReactNode } from "react";
import { space } from "../theme/style";
import { Heading } from "./heading";
import { Paragraphs } from "./paragraphs";

interface SectionIntroProps {
  id: string;
  heading: string;
  lead?: string;
  number?: string;
  /** Shown at the end of the line on wide screens. */
  children?: ReactNode;
}

/** The heading of a section and its lead. */
export function SectionIntro({ id, heading, lead, number, children }: SectionIntroProps) {
  return (
    <div
      css={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "end",
        justifyContent: "space-between",
        gap: space(3),
        marginBottom: space(7),
      }}
    >
      <div>
        <Heading level={2} id={id} number={number}>
          {heading}
        </Heading>
        {lead !== undefined && <Paragraphs text={lead} css={{ marginTop: space(2) }} />}
      </div>
      {children}
    </div>
  );
}
