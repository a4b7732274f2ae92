import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findAdvice,
  findContentProblems,
  formatProblem,
} from "../../../src/content/check/content-problems";
import { contentCopyPerTest } from "../../setup/content-copy";

const content = contentCopyPerTest();

it("advises where a choice is no service and a service no choice, which is no mistake", () => {
  const file = "forms/contact-enquiry.json";
  const text = readFileSync(join(content.dir, file), "utf8");
  const [, name = ""] = /"service": "([^"]*)"/.exec(text) ?? [];
  const position = content.edit(file, new RegExp(`("service": )"${name}"`), '$1¦"astrology"');
  expect(findContentProblems(content.dir)).toEqual([]);
  const advice = findAdvice(content.dir, false).map(formatProblem);
  expect(advice).toContainEqual(
    expect.stringMatching(
      new RegExp(`^content/${file}:${position} controls.*"astrology" is no service`),
    ),
  );
  expect(advice).toContainEqual(
    expect.stringMatching(new RegExp(`options: no choice has .*"service": "${name}"`)),
  );
});

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
