import { render, screen } from "@testing-library/react";
import sharp from "sharp";
import { Picture } from "../../src/components/picture";

it.each([
  { alpha: 1, hasGround: true },
  { alpha: 0.5, hasGround: false },
])("a picture of opacity $alpha has a placeholder behind it: $hasGround", async (each) => {
  const background = { r: 185, g: 60, b: 24, alpha: each.alpha };
  const blurred = sharp({ create: { width: 8, height: 6, channels: 4, background } }).webp();
  const fallback = `data:image/webp;base64,${(await blurred.toBuffer()).toString("base64")}`;
  const images = { sources: [], fallback: { src: "/a.png" } };
  const size = { width: 8, height: 6, layout: "constrained" } as const;
  const gatsbyImageData = { ...size, images, placeholder: { fallback } };
  render(<Picture image={{ childImageSharp: { gatsbyImageData } }} alt="Dunes" sizes="8px" />);
  const { backgroundImage } = getComputedStyle(screen.getByRole("img", { name: "Dunes" }));
  expect(backgroundImage.includes("data:image/webp")).toBe(each.hasGround);
});

it("loads at once as the first picture of a page, and otherwise when the visitor is near", () => {
  const images = { sources: [], fallback: { src: "/a.png" } };
  const size = { width: 8, height: 6, layout: "constrained" } as const;
  const image = { childImageSharp: { gatsbyImageData: { ...size, images } } };
  render(<Picture image={image} alt="First" sizes="8px" isAboveFold />);
  render(<Picture image={image} alt="Other" sizes="8px" />);
  const loading = screen.getAllByRole("img").map((each) => each.getAttribute("loading"));
  expect(loading).toEqual(["eager", "lazy"]);
});
