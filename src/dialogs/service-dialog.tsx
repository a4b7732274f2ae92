import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Dialog } from "../components/dialog";
import { Paragraphs } from "../components/paragraphs";
import { fillTemplate } from "../lib/fill-template";
import { space } from "../theme/style";

interface ServiceDialogProps {
  service: Queries.ServiceDialogFragment;
  /** A template for {service}. */
  readMore: string;
  closeLabel: string;
  onClose: () => void;
}

/** The full text of a service and a link to its page. */
export function ServiceDialog({ service, readMore, closeLabel, onClose }: ServiceDialogProps) {
  return (
    <Dialog variant="reading" title={service.heading} closeLabel={closeLabel} onClose={onClose}>
      <Paragraphs text={service.content} />
      <p css={{ marginTop: space(2) }}>
        <ArrowLink to={`/services/${service.name}`}>
          {fillTemplate(readMore, { service: service.title })}
        </ArrowLink>
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
