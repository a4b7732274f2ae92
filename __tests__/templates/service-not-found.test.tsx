import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { insertServiceName } from "../../src/server/files/unknown-service";
import ServiceNotFound, { query } from "../../src/templates/service-not-found";
import { queryContent } from "../setup/query";

const page = (pathname: string) => (
  <ServiceNotFound
    data={queryContent<Queries.ServiceNotFoundQuery>(query)}
    location={{ pathname }}
  />
);

const prerender = () => renderToString(page("/services/unknown"));

it("reads well without a name, in the prebuilt page", () => {
  expect(prerender()).toContain(">This service does not exist.</p>");
});

it.each([
  ["the site's own server", (html: string) => insertServiceName(html, "<b> & 'co'")],
  ["a static host", (html: string) => html],
])("hydrates the page from %s without a mismatch", async (_host, serve) => {
  const container = document.createElement("div");
  container.innerHTML = serve(prerender());
  document.body.append(container);
  const lead = container.querySelector("p");
  const errors: unknown[] = [];

  await act(async () => {
    hydrateRoot(container, page("/services/%3Cb%3E%20%26%20'co'"), {
      onRecoverableError: (error) => errors.push(error),
    });
    await Promise.resolve();
  });

  expect(screen.getByText("The service '<b> & 'co'' does not exist.")).toBe(lead);
  expect(errors).toEqual([]);
  container.remove();
});
