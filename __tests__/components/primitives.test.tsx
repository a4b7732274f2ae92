import { render, screen } from "@testing-library/react";
import { ArrowLink } from "../../src/components/arrow-link";
import { Button } from "../../src/components/button";
import { Heading } from "../../src/components/heading";
import { Picture } from "../../src/components/picture";
import { SmartLink } from "../../src/components/smart-link";
import { query } from "../../src/pages/index";
import { queryContent } from "../setup/query";

const { wide, narrow } = queryContent<Queries.HomePageQuery>(query).homePage.hero;

describe("Picture", () => {
  const sources = () =>
    Array.from(screen.getByRole("img").closest("picture")?.querySelectorAll("source") ?? []);

  it("offers AVIF in several sizes, and one JPEG", () => {
    render(<Picture image={wide} alt="Stairs" sizes="50vw" />);
    expect(sources().map((source) => [source.type, source.sizes])).toEqual([
      ["image/avif", "50vw"],
    ]);
    expect(sources()[0]?.srcset.split(",").length).toBeGreaterThan(1);
    const picture = screen.getByRole("img", { name: "Stairs" });
    expect(picture).toHaveAttribute("src", expect.stringMatching(/\.jpg$/));
    expect(picture).not.toHaveAttribute("srcset");
  });

  it("has a width and height, so nothing moves when it loads", () => {
    render(<Picture image={wide} alt="Stairs" sizes="50vw" />);
    const { width, height } = wide.childImageSharp?.gatsbyImageData ?? { width: 0, height: 0 };
    expect(screen.getByRole("img")).toHaveAttribute("width", String(width));
    expect(screen.getByRole("img")).toHaveAttribute("height", String(height));
  });

  it("shows the blurred placeholder as a background, without a style attribute", () => {
    render(<Picture image={wide} alt="Stairs" sizes="50vw" />);
    const picture = screen.getByRole("img");
    expect(picture).not.toHaveAttribute("style");
    expect(getComputedStyle(picture).backgroundImage).toContain("data:image/");
  });

  it("loads lazily unless it is the first of its page", () => {
    render(<Picture image={wide} alt="Stairs" sizes="50vw" />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  });

  it("offers the narrow crop to narrow screens only", () => {
    render(<Picture image={wide} narrow={narrow} alt="Stairs" sizes="50vw" />);
    const media = sources().map((source) => source.media);
    expect(media).toEqual(["(max-width: 39.9375em)", "(max-width: 39.9375em)", ""]);
    // So that nothing moves when it loads.
    const [height, , wideHeight] = sources().map((source) => source.getAttribute("height"));
    expect(height).toBe(String(narrow.childImageSharp?.gatsbyImageData.height));
    expect(height).not.toBe(wideHeight);
  });

  it("offers the file within the page to phones, before all others", () => {
    render(<Picture image={wide} withinPage={narrow} alt="Stairs" sizes="50vw" />);
    const phones = "(max-width: 39.9375em) and (max-resolution: 2dppx)";
    expect(sources().map((source) => source.media)).toEqual([phones, phones, ""]);
  });

  it("throws for a file that is not a picture", () => {
    jest.spyOn(console, "error").mockImplementation();
    expect(() => render(<Picture image={{ childImageSharp: null }} alt="" sizes="50vw" />)).toThrow(
      "not a JPEG, PNG, WebP or AVIF",
    );
  });
});

it("Heading keeps ranges and times on one line, and its words as they are", () => {
  const text = "Results in 90–180 days, 10:30 AM to 6 PM";
  render(<Heading level={2}>{text}</Heading>);
  const heading = screen.getByRole("heading", { name: text });
  const kept = Array.from(heading.querySelectorAll("span"), (span) => span.textContent);
  expect(kept).toEqual(["90–180", "10:30 AM", "6 PM"]);
});

it("Heading has its number before its text", () => {
  render(
    <Heading level={2} number="01">
      Who We Are
    </Heading>,
  );
  expect(screen.getByRole("heading", { level: 2, name: "01 Who We Are" })).toBeVisible();
});

it("Button does not submit forms by default", () => {
  render(<Button>Press</Button>);
  expect(screen.getByRole("button", { name: "Press" })).toHaveAttribute("type", "button");
});

it.each(["mailto:hello@conaas.example", "https://conaas.example/", "#notes", "/service"])(
  "SmartLink links to %s",
  (to) => {
    render(<SmartLink to={to}>Go</SmartLink>);
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", to);
  },
);

it("ArrowLink has its text as its name", () => {
  render(<ArrowLink to="/case-study">VIEW ALL</ArrowLink>);
  expect(screen.getByRole("link", { name: "VIEW ALL" })).toHaveAttribute("href", "/case-study");
});
