import { render } from "@testing-library/react";
import { Alternates } from "../../src/seo/alternates";

const arabic = { language: "ar", url: "https://ar.example.com", without: ["/privacy-policy"] };
const site = { language: "de", translations: [arabic], siteUrl: "https://www.example.de" };

/** React moves the links into the document's own head. */
const alternates = () =>
  Array.from(document.querySelectorAll("link[rel=alternate]"), (link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);

it("names a page in each language, itself too, and the one for everybody else", () => {
  render(<Alternates {...site} defaultLanguage="ar" path="/about-us" />);
  expect(alternates()).toEqual([
    ["de", "https://www.example.de/about-us"],
    ["ar", "https://ar.example.com/about-us"],
    ["x-default", "https://ar.example.com/about-us"],
  ]);
});

it("names nothing for a page that the others lack", () => {
  render(<Alternates {...site} defaultLanguage={null} path="/privacy-policy" />);
  expect(alternates()).toEqual([]);
});
