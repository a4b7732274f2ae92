import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentProps, type ReactNode, useState } from "react";
import { belowEmbed, Embed } from "../../blocks/embed";
import { Icon } from "../../components/icon";
import { LocalOfficeHours } from "./local-office-hours";
import { panel, touchTarget, wrappingItems } from "../../components/shared-styles";
import { OfficeMap } from "./office-map";
import { Paragraphs } from "../../components/paragraphs";
import { Section, SectionHeading } from "../../components/section";
import { createLazyForm } from "../../forms/lazy-form";
import { listAddressLines } from "../../blocks/office-address";
import { color, columns, fontWeight, media, space } from "../../theme/style";

const ContactEnquiryForm = createLazyForm("enquiry-form", () =>
  import("../../forms/form").then((module) => module.ContactEnquiryForm),
);

interface GetInTouchProps extends Queries.GetInTouchFragment {
  tone?: ComponentProps<typeof Section>["tone"];
}

/** The enquiry form, and beside it the heading and the office's address, map, phone, email and hours. */
export function GetInTouch(props: GetInTouchProps) {
  const { getInTouch, contactEnquiryForm, formMessages, company, labels } = props;
  const { tone = "sunken" } = props;
  const { heading, lead, officeLabel, phoneLabel, emailLabel, hoursLabel } = getInTouch;
  const { office, phone, email, hours, map } = company;
  const [isMapShown, setMapShown] = useState(false);
  return (
    <Section id="get-in-touch" isNamed tone={tone}>
      <div css={gridStyle}>
        <div>
          <SectionHeading>{heading}</SectionHeading>
          <Paragraphs text={lead} css={{ marginTop: space(2) }} />
        </div>
        <div data-print="hidden" css={[panel, formStyle, map && beforeMap]}>
          <ContactEnquiryForm
            contactEnquiryForm={contactEnquiryForm}
            formMessages={formMessages}
            company={company}
          />
        </div>
        <address>
          <dl css={{ ...wrappingItems, gap: `${space(2)} ${space(4)}` }}>
            <Detail icon="mapPin" term={officeLabel}>
              {listAddressLines(office).join(labels.comma)}
            </Detail>
            <Detail icon="phone" term={phoneLabel} css={shortDetail}>
              <a href={`tel:${phone.number}`}>{phone.label}</a>
            </Detail>
            <Detail icon="mail" term={emailLabel} css={shortDetail}>
              <a href={`mailto:${email}`}>{email}</a>
            </Detail>
            <Detail
              icon="clock"
              term={hoursLabel}
              more={<LocalOfficeHours hours={hours} language={company.language} />}
            >
              {hours.label}
            </Detail>
          </dl>
        </address>
        {map && (
          <Embed
            embed={map}
            labels={labels}
            isShown={isMapShown}
            onToggle={setMapShown}
            css={mapFrame}
          >
            <OfficeMap css={{ minHeight: space(26) }} />
          </Embed>
        )}
      </div>
    </Section>
  );
}

/** The form beside all the rest, of which the map fills what is left of the form's height. Both end on one line. */
const gridStyle = [columns(5, 7), { [media.wide]: { gridTemplateRows: "auto auto 1fr" } }];

const formStyle: CSSObject = {
  [media.wide]: {
    gridArea: "1 / 2 / span 3",
    "& textarea": { height: "15rem" },
  },
};

const beforeMap: CSSObject = { [media.wide]: { marginBottom: belowEmbed } };

const mapFrame: CSSObject = {
  display: "flex",
  flexDirection: "column",
  // Errors make the form far higher.
  "& > div": { flex: 1, maxHeight: space(48) },
};

/** It may share its line. */
const shortDetail: CSSObject = { flex: "1 1 auto" };

interface DetailProps extends Pick<ComponentProps<"div">, "className" | "children"> {
  icon: ComponentProps<typeof Icon>["name"];
  term: string;
  /** Another `<dd>`. */
  more?: ReactNode;
}

/** A term and what it says, as text without blocks in it: Orca leaves out or repeats what is inside those. */
function Detail({ icon, term, more, className, children }: DetailProps) {
  return (
    <div className={className} css={detailStyle}>
      <dt css={{ fontWeight: fontWeight.semibold }}>
        <Icon
          name={icon}
          css={{ position: "absolute", insetInlineStart: 0, top: 3, color: color.brand }}
        />
        {term}
      </dt>
      <dd>{children}</dd>
      {more}
    </div>
  );
}

const detailStyle: CSSObject = {
  position: "relative",
  flex: "1 0 100%",
  paddingInlineStart: space(4.5),
  // The lines of the hours end before the figures, not within them.
  textWrap: "balance",
  "& dd": { color: color.textMuted },
  "& dd + dd": { marginTop: space(0.5) },
  // A link is as far from its term as text is: the touch target reaches into the space around the line.
  "& a": { ...touchTarget, marginBlock: space(-1) },
};

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
      language
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
    labels {
      comma
    }
    ...EmbedLabels
  }
`;
