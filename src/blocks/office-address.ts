import { graphql } from "gatsby";

type Place = Pick<Queries.OfficeAddressFragment, "locality" | "region" | "postalCode">;

/** Returns the line of an address such as `Denver, Colorado 80202`. Some countries have no regions or codes. */
export function formatPlace({ locality, region, postalCode }: Place, comma: string): string {
  const rest = [region, postalCode].filter(Boolean).join(" ");
  return rest === "" ? locality : locality + comma + rest;
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
