import { ButtonLink } from "../components/button";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { container, space } from "../theme/style";

/** What the main area says when a page cannot be drawn; header and footer stay. */
export function ErrorScreen({ heading, lead, home }: Queries.ErrorScreenPartsFragment) {
  return (
    <div css={[container, { paddingBlock: "calc(var(--header) + var(--section)) var(--section)" }]}>
      <Heading level={1}>{heading}</Heading>
      <Paragraphs text={lead} isLead css={{ marginBlock: space(4) }} />
      <ButtonLink to={home.to}>{home.label}</ButtonLink>
    </div>
  );
}
