import { findAdvice, findContentProblems } from "../../src/content-check/content-problems";
import { contentCopyPerTest } from "../setup/content-copy";

const content = contentCopyPerTest();

it("advises to shorten what is too long with the company's name, which is no mistake", () => {
  content.edit("pages/home.json", /("seo": \{\s*"title": )"[^"]*"/, '$1"{company}, or {company}"');
  content.edit("company.json", /("name": )"[^"]*"/, `$1"${"A long name ".repeat(3)}"`);
  expect(findContentProblems(content.dir)).toEqual([]);
  const ofHome = findAdvice(content.dir, false).filter(({ file }) => file === "pages/home.json");
  expect(ofHome).toMatchObject([
    {
      path: ["seo", "title"],
      message: "77 characters with the company's name: search results show 60",
    },
  ]);
});
