/** The search dialog's own text, and a small index of these tests' own. */
import { screen } from "@testing-library/react";
import type { SearchDocument } from "../../../src/search/search-document";
import { queryContent } from "../../setup/query";
import "../../setup/dialog";

export const { searchText: text } = queryContent<{ searchText: Queries.SearchDialogFragment }>(
  "{ searchText { ...SearchDialog } }",
);

const found = (kind: SearchDocument["kind"], title: string, to: string, words: string) => ({
  kind,
  title,
  to,
  text: words,
});

export const documents: readonly SearchDocument[] = [
  found("service", "Strategy", "/services/strategy", "Growth roadmaps that hit the mark."),
  found("service", "Marketing", "/services/marketing", "Marketing that amplifies a brand."),
  found("service", "Human Resources", "/services/human-resources", "Hiring, not marketing."),
  found("caseStudy", "A plan for a shop", "/case-study#shop", "Strategy, then marketing."),
  found("person", "Alex Example", "/about-us#alex-example", "Consultant"),
  found("legal", "Cookies", "/privacy-policy#cookies", "What the browser stores."),
];

export const field = () => screen.getByRole("combobox", { name: text.label });

// jsdom has no layout and does not implement this.
Element.prototype.scrollIntoView = () => undefined;
