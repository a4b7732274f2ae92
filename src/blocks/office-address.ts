import { graphql } from "gatsby";
import { fillTemplate } from "../lib/fill-template";

/** Returns the lines of an address, which each country has in an order of its own. */
export function listAddressLines({ address, ...parts }: Queries.OfficeAddressFragment): string[] {
  const { region, postalCode } = parts;
  const given = { ...parts, region: region ?? "", postalCode: postalCode ?? "" };
  return fillTemplate(address, given).match(/\S(.*\S)?/g) ?? [];
}

export const fragment = graphql`
  fragment OfficeAddress on Office {
    street
    locality
    region
    postalCode
    country
    address
  }
`;
