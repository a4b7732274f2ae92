import { render } from "@testing-library/react";
import { Alternates } from "../../src/seo/alternates";

const arabic = { language: "ar", url: "https://ar.example.com", without: ["/privacy-policy"] };
const siteUrl = "https://www.example.de";
const translations = [arabic];

/** React moves the links into the document's own head. */
const alternates = () =>
  Array.from(document.querySelectorAll("link[rel=alternate]"), (link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);

it("names a page in each language, itself too, and the one for everybody else", () => {
  render(
    <Alternates
      company={{ language: "de", defaultLanguage: "ar", translations }}
      siteUrl={siteUrl}
      path="/about-us"
    />,
  );
  expect(alternates()).toEqual([
    ["de", "https://www.example.de/about-us"],
    ["ar", "https://ar.example.com/about-us"],
    ["x-default", "https://ar.example.com/about-us"],
  ]);
});

it("names nothing for a page that the others lack", () => {
  render(
    <Alternates
      company={{ language: "de", defaultLanguage: null, translations }}
      siteUrl={siteUrl}
      path="/privacy-policy"
    />,
  );
  expect(alternates()).toEqual([]);
});
