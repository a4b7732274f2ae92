import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { ArrowLink } from "../components/arrow-link";
import { Dialog } from "../components/dialog";
import { Paragraphs } from "../components/paragraphs";
import { fillTemplate } from "../lib/fill-template";
import { space } from "../theme/style";
import { loadedServiceText, loadServiceText, type ServiceText } from "./service-text";

interface ServiceDialogProps {
  service: { readonly name: string; readonly title: string };
  text: Queries.ServiceDialogFragment;
  closeLabel: string;
  onClose: () => void;
}

/** The full text of a service and a link to its page. The text is fetched when the dialog opens. */
export function ServiceDialog({ service, text, closeLabel, onClose }: ServiceDialogProps) {
  const { name, title } = service;
  const [loaded, setLoaded] = useState<ServiceText | "failed" | undefined>(() =>
    loadedServiceText(name),
  );

  useEffect(() => {
    loadServiceText(name).then(setLoaded, () => setLoaded("failed"));
  }, [name]);

  const isLoaded = typeof loaded === "object";
  return (
    <Dialog
      variant="reading"
      title={isLoaded ? loaded.heading : title}
      closeLabel={closeLabel}
      onClose={onClose}
    >
      <div role="status">
        {loaded === undefined && text.textLoading}
        {loaded === "failed" && text.textNotLoaded}
      </div>
      {isLoaded && <Paragraphs text={loaded.content} />}
      <p css={{ marginTop: space(2) }}>
        <ArrowLink to={`/services/${name}`}>
          {fillTemplate(text.readMore, { service: title })}
        </ArrowLink>
      </p>
    </Dialog>
  );
}

export const fragment = graphql`
  fragment ServiceDialog on ServicePage {
    readMore
    textLoading
    textNotLoaded
  }
`;
