import { Heading } from "../components/heading";
import { actionLink } from "../components/shared-styles";
import { Paragraphs } from "../components/paragraphs";
import { errorScreenText } from "../content/imported-content";
import { container, space } from "../theme/style";

/** A query would need providers that may have failed, so its text is in the bundle. */
export type ErrorText = Omit<typeof errorScreenText, "$schema">;

/** Replaces the main area, or the whole page, after an exception. */
export function ErrorScreen({ text = errorScreenText }: { text?: ErrorText }) {
  const { heading, lead, home } = text;
  return (
    <div
      role="alert"
      css={[container, { paddingBlock: "calc(var(--header) + var(--section)) var(--section)" }]}
    >
      <Heading level={1}>{heading}</Heading>
      <Paragraphs text={lead} isLead css={{ marginBlock: space(4) }} />
      {/* A plain link, because the router may be what failed, and a full page load recovers. */}
      <a href={home.to} css={actionLink}>
        {home.label}
      </a>
    </div>
  );
}
