/** What the build writes for the search and the browser reads. */

export interface SearchDocument {
  readonly kind: "service" | "caseStudy" | "person" | "page" | "legal";
  readonly title: string;
  readonly text: string;
  /** A path on this site, with a fragment if needed. */
  readonly to: string;
}

export interface SearchIndex {
  readonly documents: readonly SearchDocument[];
  /** Words of the site's language that say nothing by themselves, such as "the". */
  readonly stopWords: readonly string[];
}
