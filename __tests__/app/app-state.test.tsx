import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { AppStateProvider, useAppState, useSearchQuery } from "../../src/lib/app-state";
import { takeConsoleNoise } from "../setup/console";

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

it("re-renders only what uses the query when it changes", async () => {
  const renders = jest.fn();
  const Other = () => {
    useAppState();
    renders();
    return null;
  };
  render(
    <AppStateProvider>
      <Field />
      <Other />
    </AppStateProvider>,
  );
  await userEvent.type(screen.getByRole("textbox"), "hr");
  expect(renders).toHaveBeenCalledTimes(1);
});

it("renders no element of its own", () => {
  expect(renderToString(<AppStateProvider>only this</AppStateProvider>)).toBe("only this");
});

it("throws a helpful error when the provider is missing", () => {
  expect(() => render(<Field />)).toThrow("AppStateProvider is missing");
  takeConsoleNoise();
});
