import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppStateProvider, useAppState, useSearchQuery } from "../../src/state/app-state";

function Field() {
  const { auth } = useAppState();
  const { searchQuery, setSearchQuery } = useSearchQuery();
  return (
    <label>
      {JSON.stringify(auth)}
      <input value={searchQuery} onChange={(event) => setSearchQuery(event.target.value)} />
    </label>
  );
}

it("starts with an empty auth object and an empty search query, which can be changed", async () => {
  render(
    <AppStateProvider>
      <Field />
    </AppStateProvider>,
  );
  const field = screen.getByRole("textbox", { name: "{}" });
  expect(field).toHaveValue("");
  await userEvent.type(field, "hr");
  expect(field).toHaveValue("hr");
});
