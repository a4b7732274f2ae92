/** What the tests of the search dialog share. */
import { screen } from "@testing-library/react";
import { queryContent } from "../../setup/query";
import "../../setup/dialog";

export const { searchText: text } = queryContent<{ searchText: Queries.SearchDialogFragment }>(
  "{ searchText { ...SearchDialog } }",
);

export const field = () => screen.getByRole("combobox", { name: text.label });
