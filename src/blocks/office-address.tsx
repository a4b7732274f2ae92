import { graphql } from "gatsby";

/** The address of the office on one line. */
export function OfficeAddress(props: Queries.OfficeAddressFragment) {
  const { street, locality, region, postalCode, country } = props;
  return `${street}, ${locality}, ${region} ${postalCode}, ${country}`;
}

export const fragment = graphql`
  fragment OfficeAddress on Office {
    street
    locality
    region
    postalCode
    country
  }
`;
