import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Heading } from "../components/heading";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { VisuallyHidden } from "../components/visually-hidden";
import {
  below,
  color,
  columnGap,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
  transition,
} from "../theme/style";

/** The case studies: a large tile with two beside it, then rows of three. */
export function CaseStudyTiles(props: Queries.CaseStudyTilesFragment) {
  const { caseStudyPage, caseStudies } = props;
  const last = caseStudies.tiles.length - 1;
  return (
    <Section>
      <ul
        css={{
          display: "grid",
          gap: `${space(6)} ${space(4)}`,
          [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          [media.wide]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
        }}
      >
        {caseStudies.tiles.map((tile, index) => (
          <li
            key={tile.id}
            id={tile.id}
            css={[
              { [media.wide]: { gridColumn: "span 2" } },
              index === last && last % 2 === 1 && { [media.tablet]: across },
              index === last && last > 0 && last % 3 === 0 && { [media.wide]: across },
              index === 0 && {
                [media.small]: { gridColumn: "1 / -1" },
                [media.wide]: { gridColumn: "span 4", gridRow: "span 2" },
              },
            ]}
          >
            <CaseStudyTile
              {...tile}
              readArticle={caseStudyPage.readArticle}
              isFeatured={index === 0}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A tile that would be alone in its row takes the whole of it, its picture beside its text. */
const across = {
  gridColumn: "1 / -1",
  "& > article": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gridTemplateRows: "1fr auto auto auto 1fr",
    columnGap,
  },
  "& picture": { gridRow: "1 / -1" },
  "& article > p": { gridArea: "2 / 2", marginTop: 0 },
  "& article > h2": { gridArea: "3 / 2" },
  "& article > a": { gridArea: "4 / 2" },
} as const;

interface CaseStudyTileProps extends Queries.CaseStudyTileFragment {
  readArticle: string;
  isFeatured: boolean;
}

function CaseStudyTile(props: CaseStudyTileProps) {
  const { category, title, image, phoneImage, imageAlt, link, readArticle, isFeatured } = props;
  return (
    <article
      css={{
        display: "flex",
        flexDirection: "column",
        height: "100%",
        "& picture": {
          overflow: "hidden",
          borderRadius: radius.card,
          flex: isFeatured ? 1 : "none",
        },
        "& img": { height: "100%", objectFit: "cover", transition: transition("transform") },
        [media.motion]: { "&:hover img": { transform: "scale(1.03)" } },
      }}
    >
      <Picture
        image={image}
        alt={imageAlt}
        sizes={
          isFeatured
            ? `${below("wide")} 90vw, min(62vw, 789px)`
            : `${below("small")} 90vw, ${below("wide")} 45vw, min(30vw, 379px)`
        }
        isFirst={isFeatured}
        withinPage={isFeatured ? phoneImage : undefined}
      />
      <p
        css={{
          marginTop: space(3),
          color: color.textMuted,
          fontSize: fontSize.label,
          fontWeight: fontWeight.semibold,
        }}
      >
        {category}
      </p>
      <Heading
        level={2}
        size={isFeatured ? 2 : 3}
        css={{ marginTop: space(0.5), textWrap: "pretty" }}
      >
        {title}
      </Heading>
      <ArrowLink to={link} css={{ alignSelf: "start", marginTop: space(1) }}>
        {readArticle}
        <VisuallyHidden>{title}</VisuallyHidden>
      </ArrowLink>
    </article>
  );
}

export const fragment = graphql`
  fragment CaseStudyTiles on Query {
    caseStudyPage {
      readArticle
    }
    caseStudies {
      tiles {
        id
        ...CaseStudyTile
      }
    }
  }

  fragment CaseStudyTile on CaseStudyTile {
    category
    title
    link
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 789, outputPixelDensities: [0.5, 1, 2])
      }
    }
    phoneImage: image {
      childImageSharp {
        gatsbyImageData(
          width: 640
          outputPixelDensities: [1]
          placeholder: NONE
          avifOptions: { quality: 60 }
        )
      }
    }
  }
`;
