import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { Picture } from "../../src/components/picture";
import { SmartLink } from "../../src/components/smart-link";
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
