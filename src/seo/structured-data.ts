/** The site's content in the terms of schema.org, for search engines. */

export function organizationData(
  company: Queries.SiteSeoQuery["company"],
  siteUrl: string,
): object {
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
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: company.name,
    description: company.description,
    url: siteUrl,
    email: company.email,
    telephone: company.phone.number,
    address,
    // In schema.org an Organization has no opening hours, but its location may.
    location: {
      "@type": "Place",
      address,
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: hours.days,
        opens: hours.opens,
        closes: hours.closes,
      },
    },
  };
}

type ServiceSource = Record<"name" | "title" | "description", string>;

export function serviceData({ name, title, description }: ServiceSource, siteUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: title,
    serviceType: title,
    description,
    url: `${siteUrl}/services/${name}`,
    provider: { "@id": `${siteUrl}/#organization` },
  };
}

/**
 * A page's breadcrumb.
 * @param trail the pages from the home page to this one, both included
 */
export function breadcrumbData(
  trail: readonly Queries.SmartLinkFragment[],
  siteUrl: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: siteUrl + to,
    })),
  };
}
