import { graphql } from "gatsby";
import { ServiceCard } from "../blocks/service-card";
import { CardGrid } from "../components/card-grid";
import { DialogOpener } from "../components/dialog-opener";
import { Section } from "../components/section";
import { inOrder } from "../lib/in-order";

const loadServiceDialog = () =>
  import("../dialogs/service-dialog").then(({ ServiceDialog }) => ServiceDialog);

/** One card for each service, in the order of content/pages/service.json; it opens the full text in a dialog. */
export function ServiceCards({ servicePage, allService, labels }: Queries.ServiceCardsFragment) {
  const { readMore } = servicePage;
  const services = inOrder(allService.nodes, servicePage.services);
  return (
    <Section>
      <CardGrid minColumn={17}>
        {services.map((service) => (
          <li key={service.name}>
            <DialogOpener
              load={loadServiceDialog}
              dialog={{ service, readMore, closeLabel: labels.close }}
            >
              {(opener) => <ServiceCard {...service} opener={opener} />}
            </DialogOpener>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceCards on Query {
    servicePage {
      services {
        name
      }
      readMore
    }
    allService {
      nodes {
        name
        title
        ...ServiceCard
        ...ServiceDialog
      }
    }
    labels {
      close
    }
  }
`;
