import { pictureFields } from "./shared-fields";
import { contentFile, group, optionalList } from "./structures";
import { anchor, linkTarget, siteOrigin, slug, shortText } from "./field-types";

const tile = group("CaseStudyTile", "Case study", {
  id: anchor(),
  category: shortText("Category"),
  title: shortText("Title").meta({ isUnique: true }),
  ...pictureFields({ width: 789 }),
  slug: slug(
    "Article",
    "The name of a file in case-studies, or the end of the article's address on its site.",
  )
    .meta({ article: "slug" })
    .optional(),
  part: slug("Part of the article", "The id of the section that the link leads to.")
    .meta({ article: "part" })
    .optional(),
  to: linkTarget().describe("A page of this site or any other, instead of an article.").optional(),
}).refine(
  ({ slug: article, to }) => (article === undefined) !== (to === undefined),
  "expected either an article (slug) or a link (to), one of the two",
);

/** content/case-studies.json: the tiles of /case-study, the featured one first. */
export const caseStudies = contentFile("Case studies", {
  host: siteOrigin(
    "Site of the articles",
    "Only if they are on another site, at <site>/case-studies/<name>/.",
  ).optional(),
  tiles: optionalList(
    "Case studies",
    tile,
    "The featured one first. Without any, and without case studies, the site has no page of them.",
  ),
});
