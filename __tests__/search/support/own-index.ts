/** A small search index of the tests' own, which no edit of content changes. */
import type { SearchDocument, SearchIndex } from "../../../src/search/search-engine";

const found = (kind: SearchDocument["kind"], title: string, to: string, words: string) => ({
  kind,
  title,
  to,
  text: words,
});

const documents: readonly SearchDocument[] = [
  found("service", "Strategy", "/services/strategy", "Growth roadmaps that hit the mark."),
  found("service", "Marketing", "/services/marketing", "Marketing that amplifies a brand."),
  found("service", "Human Resources", "/services/human-resources", "Hiring, not marketing."),
  found("caseStudy", "A plan for a shop", "/case-study#shop", "Strategy, then marketing."),
  found("person", "Alex Example", "/about-us#alex-example", "Consultant"),
  found("legal", "Cookies", "/privacy-policy#cookies", "What the browser stores."),
];

export const ownIndex: SearchIndex = { documents, stopWords: [] };
