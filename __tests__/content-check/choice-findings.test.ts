import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findAdvice,
  findContentProblems,
  formatProblem,
} from "../../src/content-check/content-problems";
import { contentCopyPerTest } from "../setup/content-copy";

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
