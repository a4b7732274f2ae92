import { graphql, useStaticQuery } from "gatsby";
import { routes } from "../domain/routes";
import { fillTemplate } from "../lib/fill-template";
import { Alternates } from "./alternates";
import { useBreadcrumb } from "./use-breadcrumb";

interface SeoProps {
  text: Queries.SeoFragment;
  /** The canonical path. Without it, search engines are asked not to index the page. */
  path?: string;
  /** The page's name in the breadcrumb. The home page has none. */
  breadcrumb?: string;
  /** What other sites show beside a link to the page; by default the home page's picture. */
  picture?: { image: Queries.PreviewImageFragment; imageAlt: string };
  about?: Subject;
}

/** What a page is about, in the terms of schema.org. */
interface Subject {
  "@type": "Service" | "Article";
  /** The properties that name the company. */
  by: readonly string[];
  /** Properties of their own. */
  [property: string]: unknown;
}

export function Seo({ text, path, breadcrumb, picture, about }: SeoProps) {
  const { company, homePage, site } = useStaticQuery<Queries.SiteSeoQuery>(graphql`
    query SiteSeo {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        name
        description
        ...Alternates
        email
        phone {
          number
        }
        office {
          ...OfficeAddress
          countryCode
        }
        hours {
          periods {
            days
            opens
            closes
          }
        }
      }
      homePage {
        hero {
          imageAlt
          image {
            ...PreviewImage
          }
        }
      }
    }
  `);
  const { siteUrl } = site.siteMetadata;
  const { by = [], ...subject } = about ?? {};
  const title = fillTemplate(text.title, { company: company.name });
  const description = fillTemplate(text.description, { company: company.name });
  const { image, imageAlt } = picture ?? homePage.hero;
  const preview = image.childImageSharp?.resize?.src;
  if (!preview) throw new Error("A page's preview image is not a file that sharp can read");
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={siteUrl + path} />
          <meta property="og:url" content={siteUrl + path} />
          <Alternates company={company} siteUrl={siteUrl} path={path} />
        </>
      )}
      <meta property="og:type" content={about?.["@type"] === "Article" ? "article" : "website"} />
      <meta property="og:site_name" content={company.name} />
      <meta name="apple-mobile-web-app-title" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={siteUrl + preview} />
      {imageAlt !== "" && <meta property="og:image:alt" content={imageAlt} />}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* X reads the title, the description and the picture from the Open Graph tags. */}
      <meta name="twitter:card" content="summary_large_image" />
      {path === routes.home.path && (
        <StructuredData data={createOrganizationData(company, siteUrl)} />
      )}
      {about && path !== undefined && (
        <StructuredData
          data={{
            ...subject,
            description,
            url: siteUrl + path,
            image: siteUrl + preview,
            ...Object.fromEntries(
              by.map((role) => [role, createOrganizationNode(company.name, siteUrl)]),
            ),
          }}
        />
      )}
      {path !== undefined && breadcrumb !== undefined && (
        <BreadcrumbData siteUrl={siteUrl} path={path} name={breadcrumb} />
      )}
    </>
  );
}

interface BreadcrumbDataProps {
  siteUrl: string;
  path: string;
  name: string;
}

function BreadcrumbData({ siteUrl, path, name }: BreadcrumbDataProps) {
  const items = [...useBreadcrumb(path), { label: name, to: path }].map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: siteUrl + to,
  }));
  return <StructuredData data={{ "@type": "BreadcrumbList", itemListElement: items }} />;
}

/** Renders schema.org data. Escapes every `<`, because a `</script>` in content would end the element. */
function StructuredData({ data }: { data: object }) {
  const inContext = { "@context": "https://schema.org", ...data };
  const json = JSON.stringify(inContext).replace(/</g, "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Repeated on every page that refers to the organization, because consumers of the data do not follow references to other pages. */
function createOrganizationNode(name: string, siteUrl: string) {
  return { "@type": "Organization", "@id": `${siteUrl}/#organization`, name, url: siteUrl };
}

function createOrganizationData(company: Queries.SiteSeoQuery["company"], siteUrl: string): object {
  const { office, hours } = company;
  const address = {
    "@type": "PostalAddress",
    streetAddress: office.street,
    addressLocality: office.locality,
    addressRegion: office.region ?? undefined,
    postalCode: office.postalCode ?? undefined,
    addressCountry: office.countryCode,
  };
  return {
    ...createOrganizationNode(company.name, siteUrl),
    description: company.description,
    logo: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone.number,
    address,
    // In schema.org an Organization has no opening hours, but its location may.
    location: {
      "@type": "Place",
      address,
      openingHoursSpecification: hours.periods.map(({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days,
        opens,
        closes,
      })),
    },
  };
}

// The query above is not called Seo, because Gatsby does not allow a query and a fragment with the same name.
export const fragment = graphql`
  fragment Seo on SeoText {
    title
    description
  }

  fragment PreviewImage on File {
    childImageSharp {
      resize(width: 1200, height: 630, cropFocus: EAST, toFormat: JPG, quality: 80) {
        src
      }
    }
  }
`;
