import { graphql } from "gatsby";
import { type ReactNode, useState } from "react";
import { Embed } from "../blocks/embed";
import { Icon } from "../components/icon";
import { LocalOfficeHours } from "../blocks/local-office-hours";
import { OfficeMap } from "../components/office-map";
import { Paragraphs } from "../components/paragraphs";
import { Section, SectionHeading } from "../components/section";
import { lazyForm } from "../forms/lazy-form";
import { placeLine } from "../lib/place-line";
import { color, columns, fontWeight, media, panel, space, touchTarget } from "../theme/style";

const ContactEnquiryForm = lazyForm("enquiry-form", () =>
  import("../forms/contact-enquiry-form").then((module) => module.ContactEnquiryForm),
);

/** The enquiry form, and beside it the heading and the office's address, map, phone, email and hours. */
export function GetInTouch(props: Queries.GetInTouchFragment & { isUnderTitle?: boolean }) {
  const { getInTouch, company, labels, isUnderTitle } = props;
  const { heading, lead, officeLabel, phoneLabel, emailLabel, hoursLabel } = getInTouch;
  const { office, phone, email, hours, map } = company;
  const [isMapShown, setMapShown] = useState(false);
  return (
    <Section
      id="get-in-touch"
      isNamed
      tone="sunken"
      // Below the title of a page, the form begins on the first screen.
      css={isUnderTitle && { [media.wide]: { paddingTop: space(8) } }}
    >
      <div css={[columns(7, 5), { [media.wide]: { gridTemplateRows: "auto 1fr" } }]}>
        <div>
          <SectionHeading>{heading}</SectionHeading>
          <Paragraphs text={lead} css={{ marginTop: space(2) }} />
        </div>
        <div
          data-print="hidden"
          css={[panel, { [media.wide]: { gridArea: "1 / 1 / span 2", alignSelf: "start" } }]}
        >
          <ContactEnquiryForm {...props} />
        </div>
        <address>
          <dl css={{ display: "grid", gap: space(3.5) }}>
            <Detail icon="mapPin" term={officeLabel}>
              {`${office.street}, ${placeLine(office)}, ${office.country}`}
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
              <span css={{ display: "grid", textWrap: "balance" }}>
                <span>{hours.label}</span>
                <LocalOfficeHours {...hours} />
              </span>
            </Detail>
          </dl>
        </address>
        <Embed
          embed={map}
          labels={labels}
          isShown={isMapShown}
          onToggle={setMapShown}
          css={{ gridColumn: "1 / -1" }}
        >
          <OfficeMap css={{ height: space(36), [media.wide]: { height: space(44) } }} />
        </Embed>
      </div>
    </Section>
  );
}

/** As far from its term as text is: the touch target reaches into the space around the line. */
const detailLink = { ...touchTarget, marginBlock: space(-1) } as const;

interface DetailProps {
  icon: "mapPin" | "phone" | "mail" | "clock";
  term: string;
  children: ReactNode;
}

function Detail({ icon, term, children }: DetailProps) {
  return (
    <div css={{ display: "grid", gridTemplateColumns: "auto 1fr", columnGap: space(2) }}>
      <dt css={{ display: "contents", fontWeight: fontWeight.semibold }}>
        <Icon name={icon} css={{ marginTop: 3, color: color.brand }} />
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
    ...ContactEnquiryForm
    company {
      ...Contact
      office {
        ...OfficeAddress
      }
      hours {
        label
        ...LocalOfficeHours
      }
      map {
        ...Embed
      }
    }
    ...EmbedLabels
  }
`;
