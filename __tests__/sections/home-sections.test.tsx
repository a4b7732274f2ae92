import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppStateContext } from "../../src/lib/app-state";
import { query } from "../../src/pages/index";
import { Ambitions } from "../../src/sections/ambitions";
import { CaseStudyCarousel } from "../../src/sections/case-study-carousel";
import { Features } from "../../src/sections/features";
import { GetInTouch } from "../../src/sections/get-in-touch";
import { Hero } from "../../src/sections/hero";
import { TailoredStrategies } from "../../src/sections/tailored-strategies";
import { Testimonials } from "../../src/sections/testimonials";
import "../setup/dialog";
import { queryContent } from "../setup/query";
import { renderInApp } from "../setup/render-in-app";
import { setScreenWidth } from "../setup/screen-width";

const data = queryContent<Queries.HomePageQuery>(query);
const { homePage } = data;

beforeEach(() => setScreenWidth(1280));

describe("Hero", () => {
  beforeEach(() => renderInApp(<Hero {...data} />));

  it("says the three taglines as the page's heading", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Strategy that hits the mark. Human Resources that ignites culture. Marketing that amplifies your brand.",
    );
  });

  it("offers CONTACT US, as a link while no script runs", () => {
    expect(screen.getByRole("button", { name: "CONTACT US" })).toHaveAttribute(
      "href",
      "/contact-us",
    );
  });

  it("opens the calendar in a dialog from CONTACT US", async () => {
    await userEvent.click(screen.getByRole("button", { name: "CONTACT US" }));
    expect(await screen.findByRole("dialog", { name: data.schedulingText.title })).toBeVisible();
  });

  it("fetches its picture at once, with words for it and another crop for phones", () => {
    const picture = screen.getByRole("img", { name: /staircase of green blocks/ });
    expect(picture).toHaveAttribute("loading", "eager");
    expect(picture).toHaveAttribute("fetchpriority", "high");
    expect(picture.closest("picture")?.querySelectorAll("source[media]")).toHaveLength(3);
  });
});

describe("TailoredStrategies", () => {
  it("shows its heading, the promised days and the way to the services", async () => {
    await renderInApp(<TailoredStrategies {...homePage.tailoredStrategies} />);
    expect(
      screen.getByRole("heading", {
        level: 2,
        name: "Empowering Your Business with Tailored Strategies for Success",
      }),
    ).toBeVisible();
    expect(screen.getByText("90–180")).toBeVisible();
    expect(screen.getByRole("link", { name: "DISCOVER OUR SERVICES" })).toHaveAttribute(
      "href",
      "/service",
    );
  });
});

describe("Ambitions", () => {
  it("reads Ambitions to Results over its picture", async () => {
    await renderInApp(<Ambitions {...homePage.ambitions} />);
    expect(screen.getByRole("region", { name: "Ambitions to Results" })).toBeVisible();
    expect(screen.getByRole("img", { name: /Nine matte spheres/ })).toHaveAttribute(
      "loading",
      "lazy",
    );
  });
});

describe("Features", () => {
  it("shows the three promises in their order", async () => {
    await renderInApp(<Features features={homePage.features} />);
    expect(
      screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent),
    ).toEqual([
      "Results in 90–180 Days",
      "Consultancy-As-a-Service (CONaaS)",
      "Fractional Consultant",
    ]);
  });
});

describe("CaseStudyCarousel", () => {
  beforeEach(() => renderInApp(<CaseStudyCarousel {...data} />));

  it("shows the four samples in their order", () => {
    const region = screen.getByRole("region", { name: "Case Study" });
    const names = within(region)
      .getAllByRole("heading", { level: 3 })
      // Each stands in two views; a view holds two, and all views but one are out of reach.
      .map((heading) => heading.textContent);
    expect([...new Set(names)]).toEqual([
      "E-commerce – Fashion Retailer",
      "SaaS Product Launch",
      "Healthcare Platform",
      "Another Case Study",
    ]);
  });

  it("is narrowed by what the visitor searches for", async () => {
    await renderInApp(
      <AppStateContext value={{ auth: {}, searchQuery: "health", setSearchQuery: jest.fn() }}>
        <CaseStudyCarousel {...data} />
      </AppStateContext>,
    );
    const narrowed = screen.getAllByRole("region", { name: "Case Study" })[1];
    expect(narrowed).toHaveTextContent("Healthcare Platform");
    expect(narrowed).not.toHaveTextContent("SaaS Product Launch");
  });

  it("leads to all case studies, and is where the footer's link lands", () => {
    expect(screen.getByRole("link", { name: "VIEW ALL" })).toHaveAttribute("href", "/case-study");
    expect(screen.getByRole("region", { name: "Case Study" })).toHaveAttribute("id", "case-study");
  });
});

describe("Testimonials", () => {
  it("shows three quotes of marketing directors, each rated 5 stars", async () => {
    await renderInApp(<Testimonials {...data} />);
    const region = screen.getByRole("region", { name: "Success in Action" });
    expect(within(region).getAllByRole("figure")).toHaveLength(3);
    expect(within(region).getAllByText("Marketing Director")).toHaveLength(3);
    expect(within(region).getAllByRole("img", { name: "Rated 5 out of 5 stars" })).toHaveLength(3);
  });
});

describe("GetInTouch", () => {
  beforeEach(() => renderInApp(<GetInTouch {...data} />));

  it("shows the address, the phone and the e-mail", () => {
    const region = screen.getByRole("region", { name: "Get in touch with us" });
    expect(region).toHaveTextContent("Example House, 1 Example Street, Kolkata");
    expect(within(region).getByRole("link", { name: "hello@conaas.example" })).toHaveAttribute(
      "href",
      "mailto:hello@conaas.example",
    );
    expect(within(region).getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute(
      "href",
      "tel:+910000000000",
    );
  });

  it("holds the enquiry form", async () => {
    const form = await screen.findByRole("form", { name: "Send us an enquiry" });
    expect(within(form).getByRole("textbox", { name: "Message" })).toBeVisible();
  });

  it("shows a drawing in place of the map until the visitor asks for it", async () => {
    expect(screen.queryByTitle("Map of our office in Kolkata")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show map" }));
    expect(screen.getByTitle("Map of our office in Kolkata")).toHaveAttribute(
      "src",
      data.company.map.embedUrl,
    );
  });

  it("shows the office hours to the letter", () => {
    expect(screen.getByText("Timings: Monday to Friday – 10 AM- 6 PM")).toBeVisible();
  });
});
