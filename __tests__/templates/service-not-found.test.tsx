import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { insertServiceName } from "../../src/server/files/unknown-service";
import ServiceNotFound, { query } from "../../src/templates/service-not-found";
import { fillTemplate } from "../../src/lib/fill-template";
import { queryContent } from "../setup/query";

const data = queryContent<Queries.ServiceNotFoundQuery>(query);
const { message, messageWithoutName } = data.serviceDetailPage.notFound;
const page = <ServiceNotFound data={data} />;

const prerender = () => renderToString(page);

it("reads well without a name, in the prebuilt page", () => {
  document.body.innerHTML = prerender();
  expect(screen.getByText(messageWithoutName).tagName).toBe("P");
});

it.each([
  ["the site's own server", (html: string) => insertServiceName(html, "<b> & 'co'")],
  ["a static host", (html: string) => html],
])("hydrates the page from %s without a mismatch", async (_host, serve) => {
  history.replaceState(null, "", "/services/%3Cb%3E%20%26%20'co'");
  const container = document.createElement("div");
  container.innerHTML = serve(prerender());
  document.body.append(container);
  const lead = container.querySelector("p");
  const errors: unknown[] = [];

  await act(async () => {
    hydrateRoot(container, page, {
      onRecoverableError: (error) => errors.push(error),
    });
    await Promise.resolve();
  });

  expect(screen.getByText(fillTemplate(message, { serviceName: "<b> & 'co'" }))).toBe(lead);
  expect(errors).toEqual([]);
  container.remove();
});
