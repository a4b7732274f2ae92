import { graphql, Link, useStaticQuery } from "gatsby";
import { Logo } from "../components/logo";
import { fillTemplate } from "../lib/fill-template";
import { color, container, fontSize, media, space, touchTarget } from "../theme/style";
import { FooterHeading } from "./footer-heading";
import { FooterNavigation } from "./footer-navigation";
import { SocialLinks } from "./social-links";

/** The footer: who the consultancy is, its links, and where to reach it. */
export function Footer() {
  const { company, labels, navigation } = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      company {
        name
        description
        email
        phone {
          label
          number
        }
        office {
          label
          street
          locality
          region
          postalCode
          country
        }
        repOffice {
          label
          cities
        }
        hours {
          label
        }
        social {
          ...SocialLinkParts
        }
      }
      labels {
        social
        opensInNewTab
        copyright
      }
      navigation {
        legal {
          ...FooterNavigation
        }
        quick {
          ...FooterNavigation
        }
      }
    }
  `);
  const { office, repOffice } = company;

  return (
    <footer
      data-print="hidden"
      css={{
        background: color.sunken,
        borderTop: `1px solid ${color.line}`,
        fontSize: fontSize.label,
      }}
    >
      <div
        css={[
          container,
          {
            display: "grid",
            gap: `${space(6)} ${space(4)}`,
            paddingBlock: `${space(10)} ${space(6)}`,
            gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
            [media.wide]: { gridTemplateColumns: "4fr 2fr 2fr 4fr" },
          },
        ]}
      >
        <div>
          <Link
            to="/"
            css={{
              ...touchTarget,
              color: color.brand,
              fontSize: "1.625rem",
              textDecoration: "none",
            }}
          >
            <Logo name={company.name} />
          </Link>
          <p css={{ maxWidth: "34ch", marginTop: space(1.5), color: color.textMuted }}>
            {company.description}
          </p>
          <SocialLinks
            label={labels.social}
            links={company.social}
            opensInNewTab={labels.opensInNewTab}
          />
        </div>
        <FooterNavigation {...navigation.legal} />
        <FooterNavigation {...navigation.quick} />
        <address
          css={{ display: "grid", gap: space(2), alignContent: "start", color: color.textMuted }}
        >
          <div>
            <FooterHeading>{office.label}</FooterHeading>
            <p>
              {office.street}
              <br />
              {office.locality}, {office.region} {office.postalCode}
              <br />
              {office.country}
            </p>
          </div>
          <div>
            <FooterHeading>{repOffice.label}</FooterHeading>
            <p>{repOffice.cities.join(", ")}</p>
          </div>
          <p css={{ display: "flex", flexWrap: "wrap", columnGap: space(3), color: color.text }}>
            <a href={`mailto:${company.email}`} css={touchTarget}>
              {company.email}
            </a>
            <a href={`tel:${company.phone.number}`} css={touchTarget}>
              {company.phone.label}
            </a>
          </p>
          <p>{company.hours.label}</p>
        </address>
      </div>
      <div
        css={[
          container,
          { paddingBottom: space(5), color: color.textMuted, fontSize: fontSize.small },
        ]}
      >
        <p>{fillTemplate(labels.copyright, { company: company.name })}</p>
      </div>
    </footer>
  );
}
