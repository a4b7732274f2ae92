import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ServiceCard } from "../blocks/service-card";
import { ServiceTile } from "../blocks/service-tile";
import { CardGrid } from "../components/card-grid";
import { DialogOpener, type Opener } from "../components/dialog-opener";
import { Section } from "../components/section";
import { loadServiceText } from "../dialogs/service-text";
import { space } from "../theme/style";

const loadServiceDialog = () =>
  import("../dialogs/service-dialog").then(({ ServiceDialog }) => ServiceDialog);

/**
 * One card for each service, which opens its full text in a dialog. A long list ends in small cards without picture
 * and teaser: a thousand large ones would weigh too much, and nobody would read them.
 */
export function ServiceCards({ servicePage, labels }: Queries.ServiceCardsFragment) {
  const { services, moreServices } = servicePage;

  const item = (
    service: Queries.ServiceTileFragment,
    renderCard: (opener: Opener) => ReactNode,
  ) => (
    <li key={service.name}>
      <DialogOpener
        load={loadServiceDialog}
        dialog={{ service, text: servicePage, closeLabel: labels.close }}
        prepare={() => {
          // The dialog fetches it again, and says so if that fails.
          loadServiceText(service.name).catch(() => undefined);
        }}
      >
        {renderCard}
      </DialogOpener>
    </li>
  );

  return (
    <Section>
      <CardGrid minColumn={17}>
        {services.map((service) =>
          item(service, (opener) => <ServiceCard {...service} opener={opener} />),
        )}
      </CardGrid>
      {moreServices.length > 0 && (
        <CardGrid minColumn={17} css={{ marginTop: space(5), rowGap: space(1) }}>
          {moreServices.map((service) =>
            item(service, (opener) => <ServiceTile {...service} opener={opener} />),
          )}
        </CardGrid>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceCards on Query {
    servicePage {
      services(limit: 36) {
        ...ServiceCard
      }
      moreServices: services(skip: 36) {
        ...ServiceTile
      }
      ...ServiceDialog
    }
    labels {
      close
    }
  }
`;
