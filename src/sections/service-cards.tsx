import { graphql } from "gatsby";
import { ServiceCard } from "../blocks/service-card";
import { CardGrid } from "../components/card-grid";
import { DialogOpener } from "../components/dialog-opener";
import { Section } from "../components/section";

const loadServiceDialog = () =>
  import("../dialogs/service-dialog").then(({ ServiceDialog }) => ServiceDialog);

/** One card for each service, which opens its full text in a dialog. */
export function ServiceCards({ servicePage, serviceDetailPage }: Queries.ServiceCardsFragment) {
  const { services, readMore } = servicePage;
  const talk = serviceDetailPage.talk.action;
  return (
    <Section lists={[services]}>
      <CardGrid isAligned>
        {services.map((service) => (
          <DialogOpener
            key={service.name}
            load={loadServiceDialog}
            dialog={{ service, readMore, talk }}
          >
            {(opener) => (
              <ServiceCard {...service} pictureWidth="min(30vw, 384px)" opener={opener} />
            )}
          </DialogOpener>
        ))}
      </CardGrid>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceCards on Query {
    servicePage {
      readMore
      services {
        ...ServiceCard
        ...ServiceDialog
      }
    }
    serviceDetailPage {
      talk {
        action {
          ...SmartLink
        }
      }
    }
  }
`;
