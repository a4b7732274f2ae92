export interface SearchDocument {
  readonly kind: "service" | "caseStudy" | "person" | "legal" | "page";
  readonly title: string;
  readonly text: string;
  /** A path on this site, with a fragment if needed. */
  readonly to: string;
}

/** The path of the index, written by the build and fetched by the browser. */
export const searchIndexAddress = "/search-index.json";
