import { render, screen, within } from "@testing-library/react";
import { query } from "../../src/pages/index";
import { Ambitions } from "../../src/sections/ambitions";
import { CaseStudyCarousel } from "../../src/sections/case-study-carousel";
import { Features } from "../../src/sections/features";
import { GetInTouch } from "../../src/sections/get-in-touch";
import { Hero } from "../../src/sections/hero";
import { TailoredStrategies } from "../../src/sections/tailored-strategies";
import { Testimonials } from "../../src/sections/testimonials";
import { queryContent } from "../setup/query";

const data = queryContent<Queries.HomePageQuery>(query);
const { homePage } = data;

describe("Hero", () => {
  beforeEach(() => render(<Hero {...homePage.hero} />));

  it("says the three taglines as the page's heading", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Strategy that hits the mark. Human Resources that ignites culture. Marketing that amplifies your brand.",
    );
  });

  it("offers CONTACT US, as a link while no script runs", () => {
    expect(screen.getByRole("link", { name: "CONTACT US" })).toHaveAttribute("href", "/contact-us");
  });

  it("fetches its picture at once, with words for it and another crop for phones", () => {
    const picture = screen.getByRole("img", { name: /staircase of green blocks/ });
    expect(picture).toHaveAttribute("loading", "eager");
    expect(picture).toHaveAttribute("fetchpriority", "high");
    expect(picture.closest("picture")?.querySelectorAll("source[media]")).toHaveLength(3);
  });
});

describe("TailoredStrategies", () => {
  it("shows its heading, the promised days and the way to the services", () => {
    render(<TailoredStrategies {...homePage.tailoredStrategies} />);
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
  it("reads Ambitions to Results over its picture", () => {
    render(<Ambitions {...homePage.ambitions} />);
    expect(screen.getByRole("region", { name: "Ambitions to Results" })).toBeVisible();
    expect(screen.getByRole("img", { name: /Nine matte spheres/ })).toHaveAttribute(
      "loading",
      "lazy",
    );
  });
});

describe("Features", () => {
  it("shows the three promises in their order", () => {
    render(<Features features={homePage.features} />);
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
  beforeEach(() => render(<CaseStudyCarousel {...data} />));

  it("shows the four samples in their order", () => {
    const region = screen.getByRole("region", { name: "Case Study" });
    const names = within(region)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
    expect(names).toEqual([
      "E-commerce – Fashion Retailer",
      "SaaS Product Launch",
      "Healthcare Platform",
      "Another Case Study",
    ]);
  });

  it("leads to all case studies, and is where the footer's link lands", () => {
    expect(screen.getByRole("link", { name: "VIEW ALL" })).toHaveAttribute("href", "/case-study");
    expect(screen.getByRole("region", { name: "Case Study" })).toHaveAttribute("id", "case-study");
  });
});

describe("Testimonials", () => {
  it("shows three quotes of marketing directors, each rated 5 stars", () => {
    render(<Testimonials {...data} />);
    const region = screen.getByRole("region", { name: "Success in Action" });
    expect(within(region).getAllByRole("figure")).toHaveLength(3);
    expect(within(region).getAllByText("Marketing Director")).toHaveLength(3);
    expect(within(region).getAllByRole("img", { name: "Rated 5 out of 5 stars" })).toHaveLength(3);
  });
});

describe("GetInTouch", () => {
  beforeEach(() => render(<GetInTouch {...data} />));

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

  it("shows the office hours to the letter", () => {
    expect(screen.getByText("Timings: Monday to Friday – 10 AM- 6 PM")).toBeVisible();
  });
});
