import { graphql } from "gatsby";
import { placeLine } from "../lib/place-line";

export function OfficeAddress(props: Queries.OfficeAddressFragment) {
  return `${props.street}, ${placeLine(props)}, ${props.country}`;
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
