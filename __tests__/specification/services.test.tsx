/**
 * Holds the shipped content to the words of the specification. A site with content of its own deletes this
 * folder first.
 */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as service from "../../src/pages/service";
import * as serviceDetail from "../../src/templates/service-detail";
import * as serviceNotFound from "../../src/templates/service-not-found";
import "../setup/dialog";
import { breadcrumb, expectInOrder, headings, openPage, region } from "../setup/open-page";
import { queryContent } from "../setup/query";

describe("/service", () => {
  beforeEach(async () => {
    await openPage(service, "/service");
  });

  it("has a header band, an intro, three cards and a button to talk", () => {
    expect(headings(1)).toEqual(["Services"]);
    expect(breadcrumb()).toEqual(["Home", "Services"]);
    expectInOrder([
      "Solutions for your business growth!",
      "Marketing",
      "Human Resources",
      "Strategy",
      "LET'S TALK GROWTH",
    ]);
  });

  it("has an intro of two paragraphs about 90–180 days", () => {
    const section = region("Solutions for your business growth!");
    const paragraphs = [...section.querySelectorAll("p")];
    expect(paragraphs.map((it) => it.textContent.includes("90–180 days"))).toEqual([true, true]);
  });

  const cards = () =>
    screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));

  it("has cards that link to Marketing, Human Resources and Strategy, in order", () => {
    const links = cards().map((card) => within(card).getByRole("button"));
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Marketing", "/services/marketing"],
      ["Human Resources", "/services/human-resources"],
      ["Strategy", "/services/strategy"],
    ]);
  });

  it("cuts each service's text short with an ellipsis", () => {
    const { servicePage } = queryContent<{ servicePage: { services: { content: string }[] } }>(
      "{ servicePage { services { content } } }",
    );
    cards().forEach((card, index) => {
      const teaser = within(card).getByText(/…$/).textContent.slice(0, -1);
      expect(teaser.length).toBeGreaterThan(100);
      expect(servicePage.services[index]?.content).toContain(teaser);
    });
  });

  it("shows a service's full text in a dialog", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Strategy" }));
    const dialog = await screen.findByRole("dialog", { name: "Strategy that hits the mark" });
    expect(within(dialog).getByRole("link", { name: "Read more about Strategy" })).toHaveAttribute(
      "href",
      "/services/strategy",
    );
  });

  it("opens the enquiry form from LET'S TALK GROWTH", async () => {
    const opener = screen.getByRole("button", { name: "LET'S TALK GROWTH" });
    expect(opener).toHaveAttribute("href", "/contact-us");
    await userEvent.click(opener);
    expect(within(await screen.findByRole("dialog")).getByLabelText("Message")).toBeVisible();
  });
});

describe("/services", () => {
  it.each([
    ["human-resources", "Human Resources"],
    ["marketing", "Marketing"],
    ["strategy", "Strategy"],
  ])("has a page for %s, with its full text in more than three paragraphs", async (name, title) => {
    const { service } = await openPage(serviceDetail, `/services/${name}`, {
      name,
      next: name,
      afterNext: name,
    });
    expect(breadcrumb()).toEqual(["Home", "Services", title]);
    expect(service.content.split("\n").length).toBeGreaterThan(3);
  });

  it("says that a service does not exist, and has a 'Back to Services' link to /services", async () => {
    await openPage(serviceNotFound, "/services/astrology");
    expect(headings(1)).toEqual(["Service Not Found"]);
    expect(screen.getByText("The service 'astrology' does not exist.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Services" })).toHaveAttribute(
      "href",
      "/services",
    );
  });
});
