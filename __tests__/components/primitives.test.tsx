import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { Heading } from "../../src/components/heading";
import { Paragraphs } from "../../src/components/paragraphs";
import { Picture } from "../../src/components/picture";
import { SmartLink } from "../../src/components/smart-link";
import { UnbrokenFigures } from "../../src/components/unbroken";
import { query } from "../../src/pages/index";
import { queryContent } from "../setup/query";

const { image } = queryContent<Queries.HomePageQuery>(query).homePage.hero;
const { gatsbyImageData, narrow } = image.childImageSharp ?? {};

describe("Picture", () => {
  const sources = () =>
    Array.from(screen.getByRole("img").closest("picture")?.querySelectorAll("source") ?? []);

  it("shows the blurred placeholder as a background, without a style attribute", () => {
    render(<Picture image={image} alt="Stairs" sizes="50vw" />);
    const picture = screen.getByRole("img");
    expect(picture).not.toHaveAttribute("style");
    expect(getComputedStyle(picture).backgroundImage).toContain("data:image/");
    // For browsers without AVIF.
    expect(picture).toHaveAttribute("src", expect.stringMatching(/\.jpg$/));
  });

  it("offers the narrow crop to narrow screens only", () => {
    const withNarrow = { childImageSharp: gatsbyImageData ? { gatsbyImageData, narrow } : null };
    render(<Picture image={withNarrow} alt="Stairs" sizes="50vw" />);
    const media = sources().map((source) => source.media);
    expect(media).toEqual(["(max-width: 39.9375em)", "(max-width: 39.9375em)", ""]);
    // So that nothing moves when it loads.
    const [height, , wideHeight] = sources().map((source) => source.getAttribute("height"));
    expect(height).toBe(String(narrow?.height));
    expect(height).not.toBe(wideHeight);
  });

  it("has a size in whole pixels, whatever the proportions", () => {
    const size = { width: 640, height: 426.99999999999994 };
    const sized = gatsbyImageData && { ...gatsbyImageData, ...size };
    const childImageSharp = sized ? { gatsbyImageData: sized } : null;
    render(<Picture image={{ childImageSharp }} alt="Stairs" sizes="50vw" />);
    for (const element of [screen.getByRole("img"), ...sources()]) {
      expect(element).toHaveAttribute("width", "640");
      expect(element).toHaveAttribute("height", "427");
    }
  });

  it("throws for a file that is not a picture", () => {
    jest.spyOn(console, "error").mockImplementation();
    expect(() => render(<Picture image={{ childImageSharp: null }} alt="" sizes="50vw" />)).toThrow(
      "not a JPEG, PNG, WebP or AVIF",
    );
  });
});

it.each([
  ["/brochure.pdf?from=page#a", 0],
  ["/about-us#a.b", 1],
])("SmartLink leads to %s by the router: %i time", (to, times) => {
  render(<SmartLink to={to}>Read more</SmartLink>);
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link"));
  expect(navigate).toHaveBeenCalledTimes(times);
});

it.each([
  ["Results in 90–180 days", ["90–180"]],
  ["Timings: Monday to Friday – 10 AM- 6 PM", ["10 AM", "6 PM"]],
  ["10:30 AM – 6 PM", ["10:30 AM", "6 PM"]],
  ["A full-time post, no long-term contract", ["full-time", "long-term"]],
  ["Consultancy-As-a-Service on +91 00000-00000, 1 – 2 – 3", ["00000-00000"]],
  ["90\u00a0% – “as it is”…", []],
])(
  "Heading and Paragraphs show %j to the byte, whose lines do not end within %j",
  (text, units) => {
    render(
      <>
        <Heading level={2}>{text}</Heading>
        <Paragraphs text={text} />
      </>,
    );
    const paragraph = screen.getByRole("paragraph");
    expect([screen.getByRole("heading").textContent, paragraph.textContent]).toEqual([text, text]);
    const unbroken = Array.from(paragraph.children).filter(
      (part) => getComputedStyle(part).whiteSpace === "nowrap",
    );
    expect(unbroken.map((part) => part.textContent)).toEqual(units);
  },
);

it("keeps the hours in another time zone on one line, and the zone on the same", () => {
  render(
    <p>
      <UnbrokenFigures text="Monday to Friday, 4:30 AM to 12:30 PM (UTC)" />
    </p>,
  );
  const parts = Array.from(screen.getByRole("paragraph").children);
  const unbroken = parts.filter((part) => getComputedStyle(part).whiteSpace === "nowrap");
  expect(unbroken.map((part) => part.textContent)).toEqual(["4:30 AM to 12:30 PM", " "]);
  expect(parts.at(-1)).toHaveTextContent("(UTC)");
});

it("keeps the figures of opening hours on one line, in the text of content", () => {
  const text = "Timings: Monday to Friday – 10 AM- 6 PM; on public holidays by appointment";
  render(
    <p>
      <UnbrokenFigures text={text} />
    </p>,
  );
  const line = screen.getByRole("paragraph");
  expect(line).toHaveTextContent(text, { normalizeWhitespace: false });
  const parts = Array.from(line.children);
  expect(parts.map((part) => part.textContent)).toEqual([" ", "–", "10 AM- 6 PM;"]);
  expect(parts.map((part) => getComputedStyle(part).whiteSpace)).toContain("nowrap");
});
