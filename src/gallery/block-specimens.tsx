import { graphql } from "gatsby";
import { CallToTalk } from "../blocks/call-to-talk";
import { CoverageMap } from "../blocks/coverage-map";
import { Embed } from "../blocks/embed";
import { LocalOfficeHours } from "../blocks/local-office-hours";
import { OfficeAddress } from "../blocks/office-address";
import { ServiceCard } from "../blocks/service-card";
import { SplitSection } from "../blocks/split-section";
import { TitledText } from "../blocks/titled-text";
import { CardGrid } from "../components/card-grid";
import { Specimen } from "./specimen";

const doNothing = () => undefined;

/** The blocks: what has a GraphQL fragment of its own and is used in several sections. */
export function BlockSpecimens(props: Queries.BlockSpecimensFragment) {
  const { aboutUsPage, allService, company, labels, serviceDetailPage } = props;
  const { map, mapAlt, worldMap } = aboutUsPage.coverage;
  const { items, ...mission } = aboutUsPage.missionVision;
  return (
    <>
      <Specimen name="CallToTalk">
        <CallToTalk {...serviceDetailPage.talk} />
      </Specimen>
      <Specimen name="CoverageMap">
        <CoverageMap {...worldMap} alt={mapAlt} />
      </Specimen>
      <Specimen name="Embed">
        <Embed
          embed={map}
          labels={labels}
          isShown={false}
          onToggle={doNothing}
          caption={<OfficeAddress {...company.office} />}
        >
          <CoverageMap {...worldMap} alt={mapAlt} />
        </Embed>
      </Specimen>
      <Specimen name="LocalOfficeHours">
        <LocalOfficeHours {...company.hours} />
        {/* Kiribati: 14 hours ahead of UTC, so it differs from the zone of almost every visitor. */}
        <LocalOfficeHours {...company.hours} timeZone="Pacific/Kiritimati" />
      </Specimen>
      <Specimen name="OfficeAddress">
        <p>
          <OfficeAddress {...company.office} />
        </p>
      </Specimen>
      <Specimen name="ServiceCard">
        <CardGrid minColumn={12}>
          {allService.nodes.map((service) => (
            <ServiceCard key={service.name} {...service} pictureWidth="30vw" />
          ))}
        </CardGrid>
      </Specimen>
      <Specimen name="SplitSection">
        {(["start", "end"] as const).map((textSide) => (
          <SplitSection key={textSide} {...mission} textSide={textSide}>
            <p>{mapAlt}</p>
          </SplitSection>
        ))}
      </Specimen>
      <Specimen name="TitledText">
        {items.map((item) => (
          <TitledText key={item.title} {...item} />
        ))}
      </Specimen>
    </>
  );
}

export const fragment = graphql`
  fragment BlockSpecimens on Query {
    aboutUsPage {
      missionVision {
        number
        heading
        imageAlt
        image {
          ...SplitSection
        }
        items {
          title
          ...TitledText
        }
      }
      coverage {
        mapAlt
        worldMap {
          ...CoverageMap
        }
        map {
          ...Embed
        }
      }
    }
    allService {
      nodes {
        ...ServiceCard
      }
    }
    company {
      hours {
        ...LocalOfficeHours
      }
      office {
        ...OfficeAddress
      }
    }
    labels {
      ...EmbedLabels
    }
    serviceDetailPage {
      talk {
        ...CallToTalk
      }
    }
  }
`;
