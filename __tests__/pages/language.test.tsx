/**
 * With every word of content turned by ROT13 and Arabic as its language, a word in Latin letters that content lacks can
 * only come from the code.
 */
import { readContentFolder } from "../../src/content/check/content-folder";
import type { JsonPath } from "../../src/content/model/annotated-values";
import { Layout } from "../../src/layout/layout";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
import * as serviceDetail from "../../src/templates/service-detail";
import { copyContent } from "../setup/content-copy";
import { queryContent, readContentFrom } from "../setup/query";
import { renderInApp } from "../setup/render-in-app";
import type * as rot13Module from "../setup/rot13";
import { rot13 } from "../setup/rot13";
import { service as anyService } from "../setup/services";

/** `jest.mock` may only name what its function requires. */
jest.mock("../../content/labels.json", () =>
  jest
    .requireActual<typeof rot13Module>("../setup/rot13")
    .rot13Texts(jest.requireActual("../../content/labels.json")),
);
jest.mock("../../content/pages/error.json", () =>
  jest
    .requireActual<typeof rot13Module>("../setup/rot13")
    .rot13Texts(jest.requireActual("../../content/pages/error.json")),
);

const wordsOf = (text: string) =>
  text.replace(/\{\w+\}/g, " ").match(/\p{Script=Latin}{2,}/gu) ?? [];
/** The visitor's time zone is said by its name. */
const known = new Set(["UTC"]);
const content = copyContent();

/** Replaces the value at a path of parsed JSON. */
function replace(json: unknown, [step, ...rest]: JsonPath, value: string): unknown {
  if (step === undefined) return value;
  if (Array.isArray(json)) {
    return json.map((item, index) => (index === step ? replace(item, rest, value) : item));
  }
  return { ...Object(json), [step]: replace(Object(json)[step], rest, value) };
}

beforeAll(() => {
  for (const { path: file, json, values } of readContentFolder(content.dir).sources) {
    let turned = json.value;
    for (const { path, value, meta } of values) {
      const isText = meta.prose === true || meta.altText === true;
      const text = isText ? rot13(value) : value;
      if (isText || /^(url|email|securityEmail)$/.test(String(path.at(-1)))) {
        wordsOf(text).forEach((word) => known.add(word));
      }
      turned = replace(turned, path, path.join() === "language" ? "ar" : text);
    }
    content.change(file, () => JSON.stringify(turned));
  }
  readContentFrom(content.dir);
});
afterAll(() => {
  content.remove();
});

const shownAttributes = ["aria-label", "aria-roledescription", "alt", "title", "placeholder"];

/** Everything that is read or said of the page. */
function textsOf(page: HTMLElement): string[] {
  return [...page.querySelectorAll("*")].flatMap((element) => [
    ...shownAttributes.map((name) => element.getAttribute(name) ?? ""),
    ...[...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE && !element.matches("script, style")
        ? (node.textContent ?? "")
        : "",
    ),
  ]);
}

const pages = { notFound, aboutUs, caseStudy, contactUs, home, service, serviceDetail };

it.each(Object.entries(pages))("%s has no word that content lacks", async (name, page) => {
  const data = queryContent<never>(page.query, {
    name: anyService.name,
    next: anyService.name,
    afterNext: anyService.name,
  });
  await renderInApp(
    <Layout pathname={`/${name}`}>
      <page.default data={data} />
    </Layout>,
  );
  const texts = textsOf(document.body);
  // Content may be in another script.
  expect(texts.join(" ").match(/\p{L}{2,}/gu)?.length).toBeGreaterThan(50);
  const words = texts.flatMap(wordsOf);
  expect([...new Set(words.filter((word) => !known.has(word)))]).toEqual([]);
});
