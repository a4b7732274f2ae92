/** The search dialog with the real content, for the tests of the search. */
import { resolve } from "node:path";
import { screen } from "@testing-library/react";
import { buildSearchIndex } from "../../../src/search/search-index";
import { readContentFolder } from "../../../src/site/content/content-folder";
import { queryContent } from "../../setup/query";
import "../../setup/dialog";

export const { searchText: text } = queryContent<{ searchText: Queries.SearchDialogFragment }>(
  "{ searchText { ...SearchDialog } }",
);

export const documents = buildSearchIndex(readContentFolder(resolve("content")).sources);

export const field = () => screen.getByRole("combobox", { name: text.label });

// jsdom has no layout and does not implement this.
Element.prototype.scrollIntoView = () => undefined;
