/** A small search index of the tests' own, which no edit of content changes. */
import type { SearchDocument, SearchIndex } from "../../../src/domain/search-index";

const createDocument = (
  kind: SearchDocument["kind"],
  title: string,
  to: string,
  words: string,
) => ({
  kind,
  title,
  to,
  text: words,
});

const documents: readonly SearchDocument[] = [
  createDocument("service", "Strategy", "/services/strategy", "Growth roadmaps that hit the mark."),
  createDocument(
    "service",
    "Marketing",
    "/services/marketing",
    "Marketing that amplifies a brand.",
  ),
  createDocument(
    "service",
    "Human Resources",
    "/services/human-resources",
    "Hiring, not marketing.",
  ),
  createDocument("caseStudy", "A plan for a shop", "/case-study#shop", "Strategy, then marketing."),
  createDocument("person", "Alex Example", "/about-us#alex-example", "Consultant"),
  createDocument("legal", "Cookies", "/privacy-policy#cookies", "What the browser stores."),
];

export const ownIndex: SearchIndex = { documents, stopWords: [] };
