import type { CSSObject } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Fragment } from "react";
import { Logo } from "../components/logo";
import { RunningText } from "../components/running-text";
import { aroundTouchTarget, touchTarget, wrappingItems } from "../components/shared-styles";
import { fillTemplate } from "../lib/fill-template";
import { listAddressLines } from "../blocks/office-address";
import { color, columnGap, container, fontSize, media, space } from "../theme/style";
import { FooterHeading, FooterNavigation } from "./footer-navigation";
import { SocialLinks } from "./social-links";

export function Footer() {
  const { company, labels, navigation } = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      company {
        name
        description
        ...Contact
        office {
          label
          ...OfficeAddress
        }
        repOffice {
          label
          cities
        }
        hours {
          label
        }
        social {
          label
          to
          mark
        }
      }
      labels {
        social
        opensInNewTab
        comma
        copyright
      }
      navigation {
        legal {
          ...NavigationLinks
        }
        quick {
          ...NavigationLinks
        }
      }
    }
  `);
  const { office, repOffice } = company;

  return (
    <footer
      data-dark
      css={{
        // A page's height has fractions of a pixel, which would show as bright lines.
        position: "relative",
        marginTop: -1,
        boxShadow: `0 1px ${color.footer}`,
        background: color.footer,
        borderTop: `1px solid ${color.line}`,
        color: color.text,
        fontSize: fontSize.label,
      }}
    >
      <div
        css={{
          ...container,
          ...wrappingItems,
          gap: `${space(5)} ${space(4)}`,
          paddingBlock: `${space(7)} ${space(4)}`,
          [media.small]: {
            display: "grid",
            gap: `${space(6)} ${space(4)}`,
            paddingBlock: `${space(10)} ${space(6)}`,
            gridTemplateColumns: "1fr 1fr 2fr",
          },
          [media.wide]: {
            // The second half of the footer begins where that of the band above it does.
            columnGap,
            gridTemplateColumns: "4fr 2fr 2fr 4fr",
          },
        }}
      >
        <div css={companyStyle}>
          <Logo name={company.name} css={{ color: color.brand, fontSize: "1.625rem" }} />
          <p css={{ maxWidth: "36ch", marginTop: space(1.5), color: color.textMuted }}>
            <RunningText text={company.description} />
          </p>
          <SocialLinks links={company.social} labels={labels} />
        </div>
        <FooterNavigation {...navigation.legal} />
        <FooterNavigation {...navigation.quick} />
        <div css={officeStyle}>
          <div>
            <FooterHeading>{office.label}</FooterHeading>
            <address>
              {listAddressLines(office).map((line, index) => (
                <Fragment key={index}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </address>
          </div>
          {repOffice && repOffice.cities.length > 0 && (
            <div>
              <FooterHeading>{repOffice.label}</FooterHeading>
              <ul css={{ "& li": { display: "inline" } }}>
                {repOffice.cities.map((city, index) => (
                  <li key={index}>
                    {city}
                    {index < repOffice.cities.length - 1 && labels.comma}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <address
            css={{
              ...wrappingItems,
              columnGap: space(3),
              marginBlock: aroundTouchTarget,
              color: color.text,
            }}
          >
            <a href={`mailto:${company.email}`} css={touchTarget}>
              {company.email}
            </a>
            <a href={`tel:${company.phone.number}`} css={touchTarget}>
              {company.phone.label}
            </a>
          </address>
          <p css={{ textWrap: "balance" }}>{company.hours.label}</p>
        </div>
      </div>
      <p
        css={{
          ...container,
          paddingBottom: space(5),
          color: color.textMuted,
          fontSize: fontSize.small,
        }}
      >
        {fillTemplate(labels.copyright, { company: company.name })}
      </p>
    </footer>
  );
}

const companyStyle: CSSObject = {
  flexBasis: "100%",
  [media.small]: { gridColumn: "1 / -1" },
  [media.wide]: { gridColumn: "auto" },
};

const officeStyle: CSSObject = {
  flexBasis: "100%",
  [media.small]: { gridColumn: 3 },
  [media.wide]: { gridColumn: "auto" },
  display: "grid",
  gap: space(2.5),
  alignContent: "start",
  color: color.textMuted,
};
