import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { useToday } from "../../src/forms/use-today";

function Today() {
  return <p>{useToday() ?? "unknown"}</p>;
}

afterEach(() => jest.useRealTimers());

it.each([
  [new Date(2031, 0, 5, 0, 0), "2031-01-05"],
  [new Date(2031, 11, 31, 23, 59), "2031-12-31"],
])("formats %s as %s, in the visitor's time zone", (now, day) => {
  jest.useFakeTimers({ now });
  render(<Today />);
  expect(screen.getByText(day)).toBeVisible();
});

it("is undefined on the server", () => {
  expect(renderToString(<Today />)).toBe("<p>unknown</p>");
});
