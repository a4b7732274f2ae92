import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Icon } from "../components/icon";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { color, media, space } from "../theme/style";

/** How to reach the consultancy: address, phone, e-mail and hours. */
export function GetInTouch({ getInTouch, company }: Queries.GetInTouchFragment) {
  const { heading, lead, officeLabel, phoneLabel, emailLabel, hoursLabel } = getInTouch;
  const { office, phone, email, hours, map } = company;
  return (
    <Section id="get-in-touch" labelledBy="get-in-touch-heading" tone="sunken">
      <SectionIntro id="get-in-touch-heading" heading={heading} lead={lead} />
      <address>
        <dl
          css={{
            display: "grid",
            gap: space(4),
            [media.small]: { gridTemplateColumns: "1fr 1fr" },
          }}
        >
          <Detail icon="mapPin" term={officeLabel}>
            {office.street}, {office.locality}, {office.region} {office.postalCode},{" "}
            {office.country}
            <a
              href={map.linkUrl}
              target="_blank"
              rel="noopener noreferrer"
              css={{
                display: "flex",
                alignItems: "center",
                minHeight: "2.75rem",
                color: color.brand,
              }}
            >
              {map.openLabel}
            </a>
          </Detail>
          <Detail icon="phone" term={phoneLabel}>
            <a href={`tel:${phone.number}`} css={detailLink}>
              {phone.label}
            </a>
          </Detail>
          <Detail icon="mail" term={emailLabel}>
            <a href={`mailto:${email}`} css={detailLink}>
              {email}
            </a>
          </Detail>
          <Detail icon="clock" term={hoursLabel}>
            {hours.label}
          </Detail>
        </dl>
      </address>
    </Section>
  );
}

const detailLink = { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" } as const;

interface DetailProps {
  icon: "mapPin" | "phone" | "mail" | "clock";
  term: string;
  children: ReactNode;
}

function Detail({ icon, term, children }: DetailProps) {
  return (
    <div css={{ display: "grid", gridTemplateColumns: "auto 1fr", columnGap: space(2) }}>
      <dt css={{ display: "contents", fontWeight: 600 }}>
        <Icon name={icon} css={{ marginTop: 2, color: color.brand }} />
        <span>{term}</span>
      </dt>
      <dd css={{ gridColumn: 2, color: color.textMuted }}>{children}</dd>
    </div>
  );
}

export const fragment = graphql`
  fragment GetInTouch on Query {
    getInTouch {
      heading
      lead
      officeLabel
      phoneLabel
      emailLabel
      hoursLabel
    }
    company {
      email
      phone {
        label
        number
      }
      office {
        street
        locality
        region
        postalCode
        country
      }
      hours {
        label
      }
      map {
        linkUrl
        openLabel
      }
    }
  }
`;
