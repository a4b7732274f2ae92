import { graphql } from "gatsby";
import { Heading } from "../components/heading";
import { container, space } from "../theme/style";
import { BlockSpecimens } from "./block-specimens";
import { ControlSpecimens } from "./control-specimens";
import { LayoutSpecimens } from "./layout-specimens";
import { TextSpecimens } from "./text-specimens";

/** Every primitive and block in every state and both themes, with real content. For developers. */
export function Gallery(props: Queries.GalleryFragment) {
  return (
    <div css={[container, { paddingBlock: `calc(var(--header) + ${space(4)}) var(--section)` }]}>
      <Heading level={1}>Gallery</Heading>
      <TextSpecimens {...props} />
      <ControlSpecimens {...props} />
      <LayoutSpecimens {...props} />
      <BlockSpecimens {...props} />
    </div>
  );
}

export const fragment = graphql`
  fragment Gallery on Query {
    ...TextSpecimens
    ...ControlSpecimens
    ...LayoutSpecimens
    ...BlockSpecimens
  }
`;
