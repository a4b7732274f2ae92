import { render, screen } from "@testing-library/react";
import { ServiceDialog } from "../../src/dialogs/service-dialog";
import { queryContent } from "../setup/query";
import "../setup/dialog";

const { allService, servicePage } = queryContent<{
  allService: { nodes: Queries.ServiceDialogFragment[] };
  servicePage: { readMore: string };
}>("{ allService { nodes { ...ServiceDialog } } servicePage { readMore } }");

it.each(allService.nodes.map((service) => [service.name, service] as const))(
  "shows the full text of %s in paragraphs and a link to its page",
  (name, service) => {
    render(
      <ServiceDialog
        service={service}
        readMore={servicePage.readMore}
        closeLabel="Close"
        onClose={jest.fn()}
      />,
    );
    expect(screen.getByRole("dialog", { name: service.heading })).toBeVisible();
    service.content
      .split("\n")
      .forEach((paragraph) => expect(screen.getByText(paragraph).tagName).toBe("P"));
    expect(screen.getByRole("link", { name: `Read more about ${service.title}` })).toHaveAttribute(
      "href",
      `/services/${name}`,
    );
  },
);
