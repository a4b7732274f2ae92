import { graphql, Link, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Logo } from "../components/logo";
import { SmartLink } from "../components/smart-link";
import { SocialMark } from "../components/social-mark";
import { VisuallyHidden } from "../components/visually-hidden";
import { fillTemplate } from "../lib/fill-template";
import { color, container, font, media, radius, space, transition } from "../theme/style";

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
          network
          label
          to
        }
      }
      labels {
        social
        opensInNewTab
        copyright
      }
      navigation {
        legal {
          ...LinkGroupParts
        }
        quick {
          ...LinkGroupParts
        }
      }
    }

    fragment LinkGroupParts on LinkGroup {
      label
      links {
        label
        to
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
        fontSize: "0.9375rem",
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
              display: "inline-flex",
              alignItems: "center",
              minHeight: "2.75rem",
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
          <ul
            aria-label={labels.social}
            css={{ display: "flex", gap: space(1), marginTop: space(3) }}
          >
            {company.social.map(({ network, label, to }) => (
              <li key={network}>
                <a
                  href={to}
                  target="_blank"
                  rel="noopener noreferrer"
                  css={{
                    display: "inline-flex",
                    alignItems: "center",
                    justifyContent: "center",
                    width: "2.75rem",
                    height: "2.75rem",
                    border: `1px solid ${color.line}`,
                    borderRadius: radius.round,
                    transition: transition("color", "border-color"),
                    [media.hover]: {
                      "&:hover": { color: color.brand, borderColor: "currentColor" },
                    },
                  }}
                >
                  <SocialMark network={network} />
                  <VisuallyHidden>{`${label} ${labels.opensInNewTab}`}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
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
            <a href={`mailto:${company.email}`} css={contactLink}>
              {company.email}
            </a>
            <a href={`tel:${company.phone.number}`} css={contactLink}>
              {company.phone.label}
            </a>
          </p>
          <p>{company.hours.label}</p>
        </address>
      </div>
      <div
        css={[container, { paddingBottom: space(5), color: color.textMuted, fontSize: "0.875rem" }]}
      >
        <p>{fillTemplate(labels.copyright, { company: company.name })}</p>
      </div>
    </footer>
  );
}

const contactLink = { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" } as const;

function FooterHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      css={{
        marginBottom: space(1),
        fontFamily: font.text,
        fontSize: "0.9375rem",
        fontWeight: 600,
        letterSpacing: 0,
        lineHeight: 1.6,
        color: color.text,
      }}
    >
      {children}
    </h2>
  );
}

function FooterNavigation({ label, links }: Queries.LinkGroupPartsFragment) {
  const id = `footer-${label.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <nav aria-labelledby={id}>
      <FooterHeading id={id}>{label}</FooterHeading>
      <ul>
        {links.map(({ label: name, to }) => (
          <li key={name}>
            <SmartLink
              to={to}
              css={{
                display: "inline-flex",
                alignItems: "center",
                minHeight: "2.75rem",
                color: color.textMuted,
                textDecoration: "none",
                [media.hover]: { "&:hover": { color: color.brand, textDecoration: "underline" } },
              }}
            >
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
