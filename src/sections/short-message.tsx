import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { ButtonLink } from "../components/button";
import { Heading } from "../components/heading";
import { wrappingItems } from "../components/shared-styles";
import { Paragraphs } from "../components/paragraphs";
import { Picture, type PictureFile } from "../components/picture";
import { Section } from "../components/section";
import { pictureAtEnd, below, columns, media, space } from "../theme/style";

interface ShortMessageProps {
  title: string;
  lead: string | ReactElement;
  /** Where to go next; the first one is emphasized. */
  links: readonly Queries.SmartLinkFragment[];
  /** The `ShortMessagePicture` fragment. */
  picture?: PictureFile | null;
}

/** A whole page of a title, a few words and links to go on, beside a picture. */
export function ShortMessage({ title, lead, links, picture }: ShortMessageProps) {
  return (
    <Section css={{ paddingTop: "calc(var(--header) + var(--section))" }}>
      <div css={halves}>
        <div>
          <Heading level={1}>{title}</Heading>
          <Paragraphs text={lead} isLead css={{ marginBlock: space(4) }} />
          <div css={buttons}>
            {links.map((link, index) => (
              <ButtonLink key={index} {...link} variant={index === 0 ? "brand" : "outline"} />
            ))}
          </div>
        </div>
        {picture && <Picture image={picture} alt="" sizes={sizes} css={pictureHalf} />}
      </div>
    </Section>
  );
}

/** Up to three edges of the section. */
const pictureHalf: CSSObject = {
  ...pictureAtEnd,
  [media.wide]: {
    position: "relative",
    alignSelf: "stretch",
    marginBlockStart: "calc(-1 * var(--section))",
    marginInlineStart: 0,
    aspectRatio: "auto",
    "& img": { position: "absolute", inset: 0 },
  },
};

/** The half with the picture is as high as the page, and often higher than wide. */
const sizes = `${below("wide")} 100vw, max(50vw, 92vh)`;

/** A band as high as the main area of a page is at least, with the text in the middle. */
const halves: CSSObject = {
  ...columns(1, 1),
  alignItems: "center",
  minHeight: "calc(70vh - var(--header) - 2 * var(--section))",
};

/** Buttons as wide as the screen where each has a line of its own. */
const buttons: CSSObject = {
  ...wrappingItems,
  gap: space(1.5),
  [`@media ${below("small")}`]: { "& > *": { flexGrow: 1 } },
};

export const fragment = graphql`
  fragment ShortMessagePicture on File {
    childImageSharp {
      gatsbyImageData(width: 560, outputPixelDensities: [1, 1.5, 1.9, 2.3, 2.85])
    }
  }
`;
