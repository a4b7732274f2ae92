import { render, screen } from "@testing-library/react";
import { ServiceDialog } from "../../src/dialogs/service-dialog";
import { fillTemplate } from "../../src/lib/fill-template";
import { queryContent } from "../setup/query";
import "../setup/dialog";

const { allService, servicePage } = queryContent<{
  allService: { nodes: Queries.ServiceDialogFragment[] };
  servicePage: { readMore: string };
}>("{ allService { nodes { ...ServiceDialog } } servicePage { readMore } }");

it.each(allService.nodes.map((service) => [service.name, service] as const))(
  "shows the text of %s in paragraphs, with a link to its page",
  (name, service) => {
    const { readMore } = servicePage;
    render(
      <ServiceDialog
        service={service}
        readMore={readMore}
        closeLabel="Close"
        onClose={jest.fn()}
      />,
    );
    expect(screen.getByRole("dialog", { name: service.heading })).toBeVisible();
    const paragraphs = Array.from(document.querySelectorAll("p"), (it) => it.textContent);
    expect(paragraphs).toEqual(expect.arrayContaining(service.content.split("\n")));
    const link = screen.getByRole("link", {
      name: fillTemplate(readMore, { service: service.title }),
    });
    expect(link).toHaveAttribute("href", `/services/${name}`);
  },
);
