import { graphql, Link, useStaticQuery } from "gatsby";
import { Logo } from "../components/logo";
import { fillTemplate } from "../lib/fill-template";
import { color, container, fontSize, media, space, touchTarget } from "../theme/style";
import { FooterHeading } from "./footer-heading";
import { FooterNavigation } from "./footer-navigation";
import { SocialLinks } from "./social-links";

const logoSize = "1.625rem";

/** The footer: the company, its social profiles, the site's other links, and how to reach the office. */
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
          ...SocialLinks
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
        overflowWrap: "anywhere",
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
              fontSize: logoSize,
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
        <div
          css={{ display: "grid", gap: space(2), alignContent: "start", color: color.textMuted }}
        >
          <div>
            <FooterHeading>{office.label}</FooterHeading>
            <address>
              {office.street}
              <br />
              {`${office.locality}, ${office.region} ${office.postalCode}`}
              <br />
              {office.country}
            </address>
          </div>
          <div>
            <FooterHeading>{repOffice.label}</FooterHeading>
            <p>{repOffice.cities.join(", ")}</p>
          </div>
          <address
            css={{ display: "flex", flexWrap: "wrap", columnGap: space(3), color: color.text }}
          >
            <a href={`mailto:${company.email}`} css={touchTarget}>
              {company.email}
            </a>
            <a href={`tel:${company.phone.number}`} css={touchTarget}>
              {company.phone.label}
            </a>
          </address>
          <p>{company.hours.label}</p>
        </div>
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
