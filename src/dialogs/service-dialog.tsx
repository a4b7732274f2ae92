import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { type Closable, Dialog } from "../components/dialog";
import { Paragraphs } from "../components/paragraphs";
import { fillTemplate } from "../lib/fill-template";
import { space } from "../theme/style";

interface ServiceDialogProps extends Closable {
  service: Queries.ServiceDialogFragment;
  /** With a placeholder for the service's title. */
  readMore: string;
}

/** The full text of a service and a link to its page. */
export function ServiceDialog({ service, readMore, onClose }: ServiceDialogProps) {
  const { name, title, heading, content } = service;
  return (
    <Dialog variant="reading" title={heading} onClose={onClose}>
      <Paragraphs text={content} />
      <p css={{ marginTop: space(2) }}>
        <ArrowLink to={`/services/${name}`}>{fillTemplate(readMore, { service: title })}</ArrowLink>
      </p>
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
