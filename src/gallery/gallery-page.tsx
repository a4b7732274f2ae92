import { graphql, useStaticQuery } from "gatsby";
import { Heading } from "../components/heading";
import { container, space } from "../theme/style";
import { BlockSpecimens } from "./block-specimens";
import { ControlSpecimens } from "./control-specimens";
import { LayoutSpecimens } from "./layout-specimens";
import { TextSpecimens } from "./text-specimens";

/**
 * The page /gallery of `gatsby develop`: every component and block in every state and both themes, with real content.
 * Its query is a static one, because a build, which has no such page, warns of a page's query without a page.
 */
export default function GalleryPage() {
  const data = useStaticQuery<Queries.GalleryPageQuery>(graphql`
    query GalleryPage {
      ...TextSpecimens
      ...ControlSpecimens
      ...LayoutSpecimens
      ...BlockSpecimens
    }
  `);
  return (
    <div css={[container, { paddingBlock: `calc(var(--header) + ${space(4)}) var(--section)` }]}>
      <Heading level={1}>Gallery</Heading>
      <TextSpecimens {...data} />
      <ControlSpecimens {...data} />
      <LayoutSpecimens {...data} />
      <BlockSpecimens {...data} />
    </div>
  );
}

export function Head() {
  return <title>Gallery</title>;
}
