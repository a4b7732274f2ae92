import { graphql, useStaticQuery } from "gatsby";
import { breadcrumbData, organizationData, serviceData } from "./structured-data";

interface SeoProps {
  text: { title: string; description: string };
  /** The canonical path; none for a page that should not be found. */
  path?: string;
  /** The picture for link previews, 1200 x 630; the home page's without one. */
  image?: Queries.PreviewImageFragment;
  /** The pages between the home page and this one, this one last. */
  trail?: readonly { label: string; to: string }[];
  /** Says who publishes the site: on the home page. */
  isHome?: boolean;
  service?: { name: string; title: string };
}

/** What stands in a page's head for search engines and link previews. */
export function Seo({ text, path, image, trail, isHome = false, service }: SeoProps) {
  const { company, homePage, navigation, site } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        name
        description
        email
        phone {
          number
        }
        office {
          street
          locality
          region
          postalCode
          countryCode
        }
        hours {
          days
          opens
          closes
        }
      }
      homePage {
        hero {
          image {
            ...PreviewImage
          }
        }
      }
      navigation {
        home {
          label
          to
        }
      }
    }
  `);
  const { siteUrl } = site.siteMetadata;
  const { title, description } = text;
  const preview = image ?? homePage.hero.image;
  const previewImage = preview.childImageSharp?.resize?.src;

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
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteUrl}${previewImage}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${siteUrl}${previewImage}`} />
      {isHome && <StructuredData data={organizationData(company, siteUrl)} />}
      {service && <StructuredData data={serviceData({ ...service, description }, siteUrl)} />}
      {trail && <StructuredData data={breadcrumbData([navigation.home, ...trail], siteUrl)} />}
    </>
  );
}

/** `<` is written as an escape, so that no word of content can end the script early. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const fragment = graphql`
  fragment PreviewImage on File {
    childImageSharp {
      resize(width: 1200, height: 630, cropFocus: EAST, toFormat: JPG, quality: 80) {
        src
      }
    }
  }
`;
