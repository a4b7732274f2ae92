import { act, screen } from "@testing-library/react";
import { sourceQueries } from "../../src/content/graphql/source-queries";
import { previewIn } from "../../src/cms/preview/preview";
import { plainPicture } from "../../src/content/graphql/plain-picture";
import { previewState } from "../../src/cms/preview/preview-state";
import { registerFragments } from "../../src/content/graphql/run-query";
import { previewedTypes } from "../../src/cms/previews";
import { contentFileAt } from "../../src/content/model/content-files";
import { readContentFolder, valuesOf } from "../../src/content/check/content-folder";
import { filled } from "../setup/filled-content";
import { renderInApp } from "../setup/render-in-app";
import { service, serviceFile } from "../setup/services";

const { sources, paths } = readContentFolder("content");
const saved = {
  files: filled(valuesOf(sources), "images/any.jpg"),
  pictures: Object.fromEntries(
    paths.map((path) => [path, { src: path, width: 1600, height: 1200 }]),
  ),
};
const noUpload = () => undefined;

beforeAll(() => sourceQueries("src").forEach(registerFragments));

/** A file of content/ as the CMS opens it. */
function entryOf(wanted: string) {
  for (const [path, data] of Object.entries(saved.files)) {
    if (contentFileAt(path)?.type === wanted) {
      return { type: wanted, path: `content/${path}`, data };
    }
  }
  throw new Error(`content/ has no ${wanted}`);
}

it.each(previewedTypes)("renders the page of %s with the real content", async (type) => {
  const state = previewState(saved, entryOf(type), noUpload);
  expect(state.problem).toBeUndefined();
  await renderInApp(state.element);
  // To tell which elements assistive technology sees takes most of a second on a whole page.
  expect(screen.getByRole("heading", { level: 1, hidden: true })).toBeVisible();
  if (state.part !== undefined) expect(document.getElementById(state.part)).not.toBeNull();
});

it("shows a service that the overview does not list, as the build does", async () => {
  const files = {
    ...saved.files,
    "services/audit.json": { ...service, name: "audit", title: "Audit" },
  };
  const state = previewState({ ...saved, files }, entryOf("ServicePage"), noUpload);
  await renderInApp(state.element);
  expect(screen.getByRole("heading", { name: "Audit", hidden: true })).toBeVisible();
});

it("gives pictures the proportions that a query asks for, and otherwise their own", () => {
  const { childImageSharp } = plainPicture("/a.jpg", { width: 900, height: 600 });
  const sizeOf = (options: object) => {
    const { width, height } = childImageSharp.gatsbyImageData(options);
    return [width, height];
  };
  expect(sizeOf({ width: 300 })).toEqual([300, 200]);
  expect(sizeOf({ width: 300, aspectRatio: 1 })).toEqual([300, 300]);
  expect(sizeOf({ width: 300, height: 100 })).toEqual([300, 100]);
});

it("replaces a state that throws by the last good one, and says why", async () => {
  const Broken = () => {
    throw new Error("no such time zone");
  };
  const path = `content/${serviceFile}`;
  const good = previewState(saved, { type: "Service", path, data: service }, noUpload);
  const show = previewIn(document.body.appendChild(document.createElement("div")));
  const shown: unknown[] = [];
  for (const state of [good, { ...good, element: <Broken /> }]) {
    await act(() => Promise.resolve(shown.push(show(() => state))));
  }
  expect(shown).toEqual([good, undefined]);
  expect(screen.getByText("Not shown yet: no such time zone")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(service.heading);
  expect(screen.getByRole("contentinfo")).toBeVisible();
});
