import {
  findAdvice,
  findContentProblems,
  formatProblem,
} from "../../src/content-check/content-problems";
import { contentCopyPerTest } from "../setup/content-copy";
import { serviceFile } from "../setup/services";

const content = contentCopyPerTest();

it("advises where a choice is no service and a service no choice, which is no mistake", () => {
  const [, name = ""] = /([^/]*)\.json$/.exec(serviceFile) ?? [];
  const file = "forms/contact-enquiry.json";
  const position = content.edit(file, new RegExp(`("service": )"${name}"`), '$1¦"astrology"');
  expect(findContentProblems(content.dir)).toEqual([]);
  const advice = findAdvice(content.dir, false).map(formatProblem);
  expect(advice).toContainEqual(
    expect.stringMatching(
      new RegExp(`^content/${file}:${position} controls.*"astrology" is no service`),
    ),
  );
  expect(advice).toContainEqual(
    expect.stringMatching(new RegExp(`options: no choice has "service": "${name}"`)),
  );
});
