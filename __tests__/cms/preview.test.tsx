import { act, screen } from "@testing-library/react";
import { mountPreview } from "../../cms/preview/mount-preview";
import { createPlainPicture } from "../../src/content/graphql/plain-picture";
import { createPreviewState } from "../../cms/preview/preview-state";
import { previewedTypes } from "../../cms/preview-targets";
import { listAnchors } from "../../src/content/check/link-problems";
import { findContentFile } from "../../src/content/model/content-files";
import { readContentFolder, mapPathsToValues } from "../../src/content/source/content-folder";
import { contentDir } from "../setup/content";
import { fillParts } from "../setup/fill-parts";
import { registerSiteFragments } from "../setup/query";
import { renderInApp } from "../setup/render";
import { service, serviceFile } from "../setup/services";

const { sources, paths } = readContentFolder(contentDir);
const saved = {
  files: fillParts(mapPathsToValues(sources)),
  pictures: Object.fromEntries(
    paths.map((path) => [path, { src: path, width: 1600, height: 1200 }]),
  ),
};
const noUpload = () => undefined;

registerSiteFragments();

/** A file of content as the CMS opens it. */
function findEntry(wanted: string) {
  for (const [path, data] of Object.entries(saved.files)) {
    if (findContentFile(path)?.type === wanted) {
      return { type: wanted, path: `content/${path}`, data };
    }
  }
  throw new Error(`content has no ${wanted}`);
}

const states = previewedTypes.map((type) => ({
  ...createPreviewState(saved, findEntry(type), noUpload),
  source: sources.find(({ file }) => file.type === type),
}));
const isFirstOfPage = ({ element }: (typeof states)[number], index: number) =>
  states.findIndex((other) => other.element.type === element.type) === index;

it.each(states.filter(isFirstOfPage))(
  "renders each page, with the parts that show a file and those to which links may lead",
  async ({ element }) => {
    await renderInApp(element);
    // To tell which elements assistive technology sees takes most of a second on a whole page.
    expect(screen.getByRole("heading", { level: 1, hidden: true })).toBeVisible();
    const ofPage = states.filter((other) => other.element.type === element.type);
    const parts = ofPage.flatMap(({ part = [] }) => part);
    const anchors = ofPage.flatMap(({ source }) => (source ? listAnchors(source, sources) : []));
    const ids = [...parts, ...anchors];
    expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]);
    // No two files are shown by the same part.
    expect(parts).toEqual([...new Set(parts)]);
  },
);

it("shows a service that the overview does not list, as the build does", async () => {
  const files = {
    ...saved.files,
    "services/audit.json": { ...service, name: "audit", title: "Audit" },
  };
  const state = createPreviewState({ ...saved, files }, findEntry("ServicePage"), noUpload);
  await renderInApp(state.element);
  expect(screen.getByRole("heading", { name: "Audit", hidden: true })).toBeVisible();
});

it.each([{}, { name: service.name }])(
  "shows a new service from its first letter, and while its name is another's: %j",
  async (typed) => {
    const data = { ...typed, heading: "Figures you can plan with" };
    const entry = { type: "Service", path: "", data };
    await renderInApp(createPreviewState(saved, entry, noUpload).element);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(data.heading);
  },
);

it("gives pictures the proportions that a query asks for, and otherwise their own", () => {
  const { childImageSharp } = createPlainPicture("/a.jpg", { width: 900, height: 600 });
  const sizeOf = (options: object) => {
    const { width, height } = childImageSharp.gatsbyImageData(options);
    return [width, height];
  };
  expect(sizeOf({ width: 300 })).toEqual([300, 200]);
  expect(sizeOf({ width: 300, aspectRatio: 1 })).toEqual([300, 300]);
  expect(sizeOf({ width: 300, height: 100 })).toEqual([300, 100]);
});

it("keeps the page that it has when another cannot be made, and goes on after one that throws", async () => {
  const Broken = () => {
    throw new Error("no such time zone");
  };
  const path = `content/${serviceFile}`;
  const good = createPreviewState(saved, { type: "Service", path, data: service }, noUpload);
  const show = mountPreview(document.body.appendChild(document.createElement("div")));
  const next = (makeState: () => typeof good) => act(() => Promise.resolve(show(makeState)));
  const heading = () => screen.queryByRole("heading", { level: 1 });
  await next(() => good);
  await next(() => {
    throw new Error("nothing chosen");
  });
  expect(screen.getByText("Not shown yet: nothing chosen")).toBeVisible();
  expect(heading()).toHaveTextContent(service.heading);
  await next(() => ({ ...good, element: <Broken /> }));
  expect(screen.getByText(/^Not shown yet/)).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
  await next(() => good);
  expect(heading()).toHaveTextContent(service.heading);
  expect(screen.queryByText(/^Not shown yet/)).toBeNull();
});
