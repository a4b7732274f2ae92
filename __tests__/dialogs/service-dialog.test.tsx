import { render, screen } from "@testing-library/react";
import { ServiceDialog } from "../../src/dialogs/service-dialog";
import { loadServiceText } from "../../src/dialogs/service-text";
import { fillTemplate } from "../../src/lib/fill-template";
import { queryContent } from "../setup/query";
import { failToServe, servePageData } from "../setup/page-data";
import "../setup/dialog";

interface Service {
  name: string;
  title: string;
  heading: string;
  content: string;
}

const { allService, servicePage } = queryContent<{
  allService: { nodes: Service[] };
  servicePage: Queries.ServiceDialogFragment;
}>("{ allService { nodes { name title heading content } } servicePage { ...ServiceDialog } }");

function open({ name, title }: { name: string; title: string }) {
  return render(
    <ServiceDialog
      service={{ name, title }}
      text={servicePage}
      closeLabel="Close"
      onClose={jest.fn()}
    />,
  );
}

const pageLink = (service: string) =>
  screen.getByRole("link", { name: fillTemplate(servicePage.readMore, { service }) });

it.each(allService.nodes.map((service) => [service.name, service] as const))(
  "fetches the text of %s and shows it in paragraphs, with a link to its page",
  async (name, service) => {
    servePageData();
    open(service);
    expect(screen.getByRole("status")).toHaveTextContent(servicePage.textLoading);
    expect(await screen.findByRole("dialog", { name: service.heading })).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    service.content
      .split("\n")
      .forEach((paragraph) => expect(screen.getByText(paragraph).tagName).toBe("P"));
    expect(pageLink(service.title)).toHaveAttribute("href", `/services/${name}`);
  },
);

it("shows a text that has been fetched before at once", async () => {
  const [service] = allService.nodes;
  if (!service) throw new Error("no service");
  servePageData();
  await loadServiceText(service.name);
  failToServe();
  open(service);
  expect(screen.getByRole("dialog", { name: service.heading })).toBeVisible();
  await loadServiceText(service.name);
});

it.each([503, "offline"] as const)(
  "says that the text could not be loaded (%s), links to the page, and tries again when opened again",
  async (reason) => {
    const missing = { name: `missing-${String(reason)}`, title: "Missing" };
    const requests = failToServe(reason);
    const { unmount } = open(missing);
    expect(await screen.findByText(servicePage.textNotLoaded)).toBeVisible();
    expect(screen.getByRole("dialog", { name: "Missing" })).toBeVisible();
    expect(pageLink("Missing")).toHaveAttribute("href", `/services/${missing.name}`);
    unmount();
    open(missing);
    expect(await screen.findByText(servicePage.textNotLoaded)).toBeVisible();
    expect(requests).toHaveBeenCalledTimes(2);
  },
);
