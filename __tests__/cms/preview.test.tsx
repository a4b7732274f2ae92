import { render, screen } from "@testing-library/react";
import home from "../../content/pages/home.json";
import { Preview } from "../../src/cms/preview/preview";
import { previewPicture } from "../../src/cms/preview/preview-picture";
import { type PreviewState, previewState } from "../../src/cms/preview/preview-state";
import { previewedTypes } from "../../src/cms/previews";
import { contentFileAt } from "../../src/content-model/content-files";
import { readContentFolder } from "../../src/content-check/content-folder";
import { registerFragments } from "../../src/site/without-gatsby/run-query";
import { sourceQueries } from "../../src/site/without-gatsby/source-queries";
import { takeConsoleNoise } from "../setup/console";
import { renderInApp } from "../setup/render-in-app";
import { service, serviceFile } from "../setup/services";

const { sources, paths } = readContentFolder("content");
const saved = {
  files: Object.fromEntries(sources.map(({ path, json }) => [path, json.value])),
  pictures: Object.fromEntries(paths.map((path) => [path, { width: 1600, height: 1200 }])),
};
const homeEntry = (data: unknown) => ({ type: "HomePage", path: "content/pages/home.json", data });
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

it("shows the page of the service that is being edited, and of one that has no file yet", () => {
  const path = `content/${serviceFile}`;
  const known = previewState(saved, { type: "Service", path, data: service }, noUpload);
  expect(known.pathname).toBe(`/services/${service.name}`);
  const data = { ...service, name: "added-service", heading: "Figures" };
  const added = previewState(saved, { type: "Service", path: "", data }, noUpload);
  expect(added.pathname).toBe("/services/added-service");
});

it("shows labels where a new file has no text yet, and says what is missing once it has any", async () => {
  const untouched = { type: "Service", path: "", data: { $schema: "../.schemas/services.json" } };
  const state = previewState(saved, untouched, noUpload);
  expect(state.problem).toBeUndefined();
  const begun = previewState(saved, { ...untouched, data: { title: "Finance" } }, noUpload);
  expect(begun.problem).toBe("Name – fill it in");
  await renderInApp(state.element);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("[Heading]");
});

describe("pictures", () => {
  const withPicture = (image: string) => homeEntry({ ...home, hero: { ...home.hero, image } });
  const shown = () => screen.getAllByRole("img").map((image) => image.getAttribute("src"));

  it("come from content/images", async () => {
    const findUpload = jest.fn(noUpload);
    const state = previewState(saved, withPicture("../images/team-1.jpg"), findUpload);
    await renderInApp(state.element);
    expect(shown()).toContain("/admin/preview/images/team-1.jpg");
    expect(findUpload).not.toHaveBeenCalled();
  });

  it("have the proportions that a query asks for, and otherwise their own", () => {
    const { childImageSharp } = previewPicture("/a.jpg", {
      width: 900,
      height: 600,
    });
    const sizeOf = (options: object) => {
      const { width, height } = childImageSharp.gatsbyImageData(options);
      return [width, height];
    };
    expect(sizeOf({ width: 300 })).toEqual([300, 200]);
    expect(sizeOf({ width: 300, aspectRatio: 1 })).toEqual([300, 300]);
    expect(sizeOf({ width: 300, height: 100 })).toEqual([300, 100]);
  });
});

describe("a state that throws", () => {
  const Broken = () => {
    throw new Error("no such time zone");
  };
  let good: PreviewState;
  beforeAll(() => {
    const path = `content/${serviceFile}`;
    good = previewState(saved, { type: "Service", path, data: service }, noUpload);
  });

  /** Renders a state after a good one. @returns what was reported */
  function reportsAfterGood(state: PreviewState) {
    const reports: string[] = [];
    const preview = (shown: PreviewState, version: number) => (
      <Preview
        version={version}
        state={shown}
        good={good}
        problem={undefined}
        onRendered={() => reports.push("rendered")}
        onFailed={({ message }) => reports.push(message)}
      />
    );
    const { rerender } = render(preview(good, 1));
    rerender(preview(state, 2));
    return reports;
  }

  it("is replaced by the last good one, and reported", () => {
    const reports = reportsAfterGood({ ...good, element: <Broken /> });
    takeConsoleNoise();
    expect(reports).toEqual(["rendered", "no such time zone"]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(service.heading);
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("is followed by the next one that does not throw", () => {
    const reports = reportsAfterGood({ ...good, element: <h1>Repaired</h1> });
    expect(reports).toEqual(["rendered", "rendered"]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Repaired");
  });
});
