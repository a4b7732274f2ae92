/** Something the search can find, as the index file holds it. */
export interface SearchDocument {
  readonly kind: "service" | "caseStudy" | "person" | "legal" | "page";
  readonly title: string;
  readonly text: string;
  /** Its address on this site. */
  readonly to: string;
}

/** Where the build puts the index, and the browser finds it. */
export const searchIndexAddress = "/search-index.json";
