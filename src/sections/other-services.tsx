import { CardGrid } from "../components/card-grid";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { ServiceCard } from "../blocks/service-card";

interface OtherServicesProps {
  heading: string;
  services: readonly Queries.ServiceCardFragment[];
}

/** The way from one service to the others. */
export function OtherServices({ heading, services }: OtherServicesProps) {
  return (
    <Section labelledBy="other-services">
      <SectionIntro id="other-services" heading={heading} />
      <CardGrid minColumn={20}>
        {services.map((service) => (
          <li key={service.name}>
            <ServiceCard {...service} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
