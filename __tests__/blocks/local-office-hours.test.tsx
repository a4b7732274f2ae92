import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LocalOfficeHours } from "../../src/blocks/local-office-hours";
import { queryContent } from "../setup/query";
import { renderInApp } from "../setup/render-in-app";

const { company } = queryContent<{
  company: { hours: Parameters<typeof LocalOfficeHours>[0]["hours"] };
}>("{ company { hours { days opens closes timeZone localLabel } } }");
const hours = company.hours;
const { timeZone: visitorZone } = Intl.DateTimeFormat().resolvedOptions();
const elsewhere = visitorZone === "Asia/Tokyo" ? "Europe/Paris" : "Asia/Tokyo";

it("says the hours in the visitor's time zone, where that differs", async () => {
  render(<LocalOfficeHours hours={{ ...hours, timeZone: elsewhere }} />);
  expect(await screen.findByText(new RegExp(visitorZone.replaceAll("_", " ")))).toBeVisible();
});

it("says nothing where it is the office's own", async () => {
  await renderInApp(<LocalOfficeHours hours={{ ...hours, timeZone: visitorZone }} />);
  expect(document.body).toHaveTextContent(/^$/);
});

it("says nothing on the server, which cannot know it", () => {
  expect(renderToString(<LocalOfficeHours hours={{ ...hours, timeZone: elsewhere }} />)).toBe(
    "<span></span>",
  );
});
