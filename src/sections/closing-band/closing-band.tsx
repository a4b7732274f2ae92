import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { ButtonLink } from "../../components/button";
import { type DialogLinkProps, DialogOpener } from "../../components/dialog-opener";
import { Paragraphs } from "../../components/paragraphs";
import { Picture } from "../../components/picture";
import { Section, SectionHeading } from "../../components/section";
import {
  pictureAtEnd,
  below,
  bleedToPageEdge,
  columnGap,
  columns,
  fadingFrom,
  forward,
  media,
  mirrored,
  space,
  statement,
} from "../../theme/style";
import { grain } from "../../theme/grain";
import { bandAroundForm, formInBand, pictureBesideForm } from "./around-form";

const loadEnquiryDialog = () =>
  import("../../dialogs/enquiry-dialog").then(({ EnquiryDialog }) => EnquiryDialog);

interface ClosingBandProps extends ComponentProps<typeof Section> {
  text: {
    readonly heading: string;
    readonly lead: string;
    /** The button, in a band without a form. */
    readonly action?: Queries.SmartLinkFragment;
  };
  /** The `ClosingPicture` fragment. */
  picture: Queries.ClosingPictureFragment | null;
  /** Set if the button opens this form in a dialog, instead of leading on. */
  enquiry?: Queries.ContactEnquiryFormFragment;
}

/**
 * The invitation at the end of a page, on wide screens beside a picture: with a button, or with a form, its children, which
 * opens in a `<details>` and then takes the place of the picture.
 */
export function ClosingBand({ text, picture, enquiry, children, ...rest }: ClosingBandProps) {
  const { heading, lead, action } = text;
  const hasForm = children !== undefined;
  const renderButton = (linkProps?: DialogLinkProps) =>
    action && (
      <ButtonLink
        {...action}
        {...linkProps}
        variant="accent"
        isLarge
        css={{ justifySelf: "start" }}
      />
    );
  return (
    <Section
      {...rest}
      isNamed
      data-print="hidden"
      // Its picture ends at the edges of the band.
      isStill
      tone="night"
      css={{ ...statement, ...grain }}
    >
      <div
        css={[
          columns(1, 1),
          { alignItems: "center" },
          hasForm ? bandAroundForm : picture ? besidePicture : { gridTemplateAreas: `"words"` },
        ]}
      >
        <div data-rise="" css={wordsStyle}>
          <SectionHeading>{heading}</SectionHeading>
          <Paragraphs text={lead} isBalanced css={{ color: "inherit" }} />
          {enquiry ? (
            <DialogOpener load={loadEnquiryDialog} dialog={enquiry}>
              {renderButton}
            </DialogOpener>
          ) : (
            renderButton()
          )}
        </div>
        {hasForm && (
          <div data-rise="" css={formInBand}>
            {children}
          </div>
        )}
        {picture && (
          <Picture
            image={picture.image}
            alt=""
            sizes={sizes}
            css={[pictureStyle, hasForm && pictureBesideForm]}
          />
        )}
      </div>
    </Section>
  );
}

const sizes = `${below("small")} 156vw, ${below("wide")} 139vw, 79vw`;

const wordsStyle: CSSObject = {
  gridArea: "words",
  position: "relative",
  zIndex: 1,
  display: "grid",
  gap: space(3),
};

const besidePicture: CSSObject = {
  gridTemplateAreas: `"words" "picture"`,
  [media.wide]: { gridTemplateAreas: `"picture words"` },
};

/** At the foot of the band, and on wide screens beside the text, behind which its light ends. */
const pictureStyle: CSSObject = {
  ...pictureAtEnd,
  gridArea: "picture",
  // Its subject is in its first half.
  "& img": {
    objectPosition: "0 50%",
    ...mirrored,
    maskImage: "linear-gradient(transparent, black 12%)",
  },
  [media.wide]: {
    placeSelf: "end stretch",
    aspectRatio: "2.08",
    marginBlockStart: "calc(-1 * var(--section))",
    marginInline: `${bleedToPageEdge} calc(-1 * min(25cqw, 33rem) - ${columnGap})`,
    maskImage: `linear-gradient(${forward("90deg")}, ${fadingFrom(45)})`,
  },
};

export const fragments = graphql`
  fragment ExpertTalk on ExpertTalk {
    heading
    lead
    action {
      ...SmartLink
    }
  }

  fragment TalkGrowth on TalkGrowth {
    heading
    lead
    action {
      ...SmartLink
    }
  }

  fragment ClosingPicture on Closing {
    image {
      childImageSharp {
        gatsbyImageData(width: 800, outputPixelDensities: [0.75, 1, 1.4, 2, 2.8])
      }
    }
  }
`;
