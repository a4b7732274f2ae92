import { act, render, screen } from "@testing-library/react";
import { LocalOfficeHours } from "../../../src/sections/get-in-touch/local-office-hours";
import { scrollIntoView } from "../../setup/intersection-observer";
import { queryContent } from "../../setup/query";

const { hours } = queryContent<{ company: { hours: Queries.LocalOfficeHoursFragment } }>(
  "{ company { hours { ...LocalOfficeHours } } }",
).company;
const { timeZone: visitorZone } = Intl.DateTimeFormat().resolvedOptions();
const otherZone = visitorZone === "Asia/Tokyo" ? "Europe/Paris" : "Asia/Tokyo";

it("shows the hours in the visitor's time zone when the visitor comes near", () => {
  const { container } = render(
    <LocalOfficeHours hours={{ ...hours, timeZone: otherZone }} language="en" />,
  );
  expect(container).toHaveTextContent(/^$/);
  act(() => scrollIntoView());
  expect(screen.getByText(hours.localLabel.split("{")[0] ?? "", { exact: false })).toBeVisible();
});

it("shows nothing if the browser does not know the name that it has for its own time zone", () => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: "Etc/Unknown" };
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  zone.mockReturnValue(options);
  const { container } = render(<LocalOfficeHours hours={hours} language="en" />);
  act(() => scrollIntoView());
  zone.mockRestore();
  expect(container).toHaveTextContent(/^$/);
});
