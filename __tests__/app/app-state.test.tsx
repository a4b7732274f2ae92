import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { AppStateProvider } from "../../src/app/app-state";
import { useAppState } from "../../src/lib/app-state";
import { takeConsoleNoise } from "../setup/console";

function Field() {
  const { auth, searchQuery, setSearchQuery } = useAppState();
  return (
    <label>
      {JSON.stringify(auth)}
      <input value={searchQuery} onChange={(event) => setSearchQuery(event.target.value)} />
    </label>
  );
}

it("holds nobody signed in, and an empty query that can be changed", async () => {
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

it("draws nothing of its own", () => {
  expect(renderToString(<AppStateProvider>only this</AppStateProvider>)).toBe("only this");
});

it("says so when the provider is missing", () => {
  expect(() => render(<Field />)).toThrow("AppStateProvider is missing");
  takeConsoleNoise();
});
