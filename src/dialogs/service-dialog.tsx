import { graphql } from "gatsby";
import { getPath, routes } from "../domain/routes";
import { ArrowLink } from "../components/arrow-link";
import { ButtonLink } from "../components/button";
import { type Closable, Dialog } from "../components/dialog";
import { Paragraphs } from "../components/paragraphs";
import { fillTemplate } from "../lib/fill-template";
import { fontSize } from "../theme/style";

interface ServiceDialogProps extends Closable {
  service: Queries.ServiceDialogFragment;
  /** A text with a placeholder for the service's title. */
  readMore: string;
  /** The way to an appointment. */
  talk: Queries.SmartLinkFragment;
}

/** The full text of a service, a way to an appointment and a link to its page. */
export function ServiceDialog({ service, readMore, talk, onClose }: ServiceDialogProps) {
  const { name, title, heading, content } = service;
  return (
    <Dialog
      variant="reading"
      title={heading}
      onClose={onClose}
      actions={
        <>
          <ButtonLink {...talk} variant="accent" />
          <ArrowLink to={getPath(routes.service, name)}>
            {fillTemplate(readMore, { service: title })}
          </ArrowLink>
        </>
      }
    >
      <Paragraphs text={content} opening={fontSize.lead} />
    </Dialog>
  );
}

export const fragment = graphql`
  fragment ServiceDialog on Service {
    name
    title
    heading
    content
  }
`;
