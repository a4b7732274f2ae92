import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/arrow-link";
import { Heading } from "../../components/heading";
import { Paragraphs } from "../../components/paragraphs";
import { Picture, type PictureFile } from "../../components/picture";
import {
  below,
  bleedToPageEdge,
  color,
  columnGap,
  columns,
  container,
  fadingFrom,
  forward,
  media,
  mirrored,
  radius,
  space,
} from "../../theme/style";
import { grain } from "../../theme/grain";
import { Breadcrumb } from "./breadcrumb";

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** The page's canonical path, by which the breadcrumb knows the way to it. */
  path: string;
  /** This page's name in the breadcrumb, where it is shorter than the title. */
  breadcrumb?: string;
  /** Below the lead. */
  action?: Queries.SmartLinkFragment;
  /** Set where what follows should begin within the first screen: the lead is beside the title on wide screens. */
  isLow?: boolean;
  /** Set for a dark picture, which fades into a dark band. */
  isDark?: boolean;
  /** The page's own picture, which fills the end of the band. */
  picture?: {
    /** The `PageHeaderPicture` fragment. */
    readonly image: PictureFile;
    readonly imageAlt: string;
  };
}

/** The band at the top of a page, with its title and the way to it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, path, breadcrumb = title, action, picture } = props;
  const { isLow = false, isDark = false } = props;
  // Few words are set large, and their lines balanced; more would end far from the edge.
  const isShort = lead !== undefined && lead.length < 150;
  // The title of a case study is a sentence, which would take four lines in the size of a name.
  const isSentence = title.length > 40;
  return (
    <div
      data-dark={isDark ? "" : undefined}
      css={{
        containerType: "inline-size",
        background: isDark ? color.pictureShade : color.sunken,
        ...(isDark && grain),
        borderBottom: `1px solid ${color.line}`,
        color: color.text,
      }}
    >
      <div css={[container, picture && titleAndPicture]}>
        <div css={titleColumn}>
          <Breadcrumb
            path={path}
            current={breadcrumb}
            isTitle={breadcrumb === title}
            css={{ marginBottom: space(1), [media.wide]: { marginBottom: space(isLow ? 1 : 5) } }}
          />
          <div css={[{ marginTop: "auto" }, isLow && leadBesideTitle]}>
            <Heading
              level={1}
              size={isSentence ? 2 : 1}
              css={{ maxWidth: isSentence ? "26ch" : "20ch" }}
            >
              {title}
            </Heading>
            <div>
              {lead !== undefined && (
                <Paragraphs
                  text={lead}
                  isLead={isShort}
                  isBalanced={isShort}
                  css={{ marginTop: isLow ? 0 : space(3), maxWidth: "60ch" }}
                />
              )}
              {action && <ArrowLink {...action} css={{ marginTop: space(1) }} />}
            </div>
          </div>
        </div>
        {picture && (
          <Picture
            image={picture.image}
            alt={picture.imageAlt}
            sizes={`${below("wide")} 100vw, max(45vw, 517px)`}
            isAboveFold
            css={[flushPicture, isDark ? fadingPicture : overlappingPicture]}
          />
        )}
      </div>
    </div>
  );
}

/** In front of a picture that fades in behind it. In a band that is higher, the title stands at its foot. */
const titleColumn: CSSObject = {
  position: "relative",
  zIndex: 1,
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  paddingBlock: `calc(var(--header) + ${space(3)}) ${space(5)}`,
};

const leadBesideTitle: CSSObject = { ...columns(5, 7), rowGap: space(2), alignItems: "end" };

const titleAndPicture: CSSObject = {
  [media.wide]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    columnGap,
    minHeight: "calc(var(--header) + clamp(24.25rem, 26vw, 36rem))",
  },
};

/** Below the text of phones and tablets, beside which it would lose its sides. Else from the header to the lower edge of the band. */
const flushPicture: CSSObject = {
  maxWidth: "none",
  marginInline: bleedToPageEdge,
  "& img": {
    aspectRatio: "4 / 3",
    [media.small]: { aspectRatio: "3 / 2" },
    // Wide screens cut off its head and its foot, and its subject is nearer to its head.
    objectPosition: "50% 35%",
  },
  [media.wide]: {
    position: "relative",
    marginBlockStart: "var(--header)",
    marginInlineStart: 0,
    overflow: "hidden",
    "& img": { position: "absolute", inset: 0, aspectRatio: "auto" },
  },
};

/** A dark picture begins softly where the text ends, which is above it on phones. */
const fadingPicture: CSSObject = {
  // Its subject is where the picture does not fade, and as high as most of it.
  "& img": { ...mirrored, objectPosition: "center" },
  maskImage: "linear-gradient(transparent, black 10%)",
  [media.wide]: { maskImage: `linear-gradient(${forward("-90deg")}, ${fadingFrom(55)})` },
};

/** A bright picture stands in front of the band, and ends below it. */
const overlappingPicture: CSSObject = {
  [media.wide]: {
    zIndex: 1,
    marginBlockEnd: "calc(var(--section) / -2)",
    borderEndStartRadius: radius.card,
  },
};

export const fragment = graphql`
  fragment PageHeaderPicture on File {
    childImageSharp {
      gatsbyImageData(
        width: 640
        aspectRatio: 1.33
        outputPixelDensities: [0.75, 1, 1.3, 1.65, 2.5]
      )
      phone: gatsbyImageData(width: 640, placeholder: NONE, outputPixelDensities: [1])
    }
  }
`;
