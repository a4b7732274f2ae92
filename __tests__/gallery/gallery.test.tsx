import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import labels from "../../content/labels.json";
import GalleryPage from "../../src/gallery/gallery-page";
import { palettes } from "../../src/theme/tokens";
import "../setup/dialog";
import { renderInApp } from "../setup/render-in-app";
import { setScreenWidth } from "../setup/screen-width";

// The page has several hundred elements, and jsdom computes styles slowly.
beforeEach(async () => {
  setScreenWidth(1280);
  await renderInApp(<GalleryPage />);
});

/** Rendered by its wrapper only, by nothing until a dialog throws, or over the whole page. */
const withoutSpecimen = ["CarouselViews", "DialogBoundary", "FloatingAlert"];

/** The exported components of a folder. */
function componentsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), "utf8").matchAll(/^export function ([A-Z]\w+)/gm),
    ])
    .map(([, name = ""]) => name)
    .filter((name) => !withoutSpecimen.includes(name));
}

const specimens = () =>
  screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

function panelsOf(component: string): HTMLElement[] {
  const heading = screen.getByRole("heading", { level: 2, name: component });
  return [...(heading.parentElement?.querySelectorAll<HTMLElement>("[data-theme]") ?? [])];
}

function inLightTheme(component: string) {
  const [light] = panelsOf(component);
  if (!light) throw new Error(`No specimen of ${component}`);
  return within(light);
}

it("shows every component and block", () => {
  const components = [...componentsIn("src/components"), ...componentsIn("src/blocks")];
  expect(components).toEqual(expect.arrayContaining(["Button", "ServiceCard"]));
  expect(specimens()).toEqual(expect.arrayContaining(components));
});

it("shows each component in both themes", () => {
  const surfaces = panelsOf("Logo").map((panel) =>
    getComputedStyle(panel).getPropertyValue("--color-surface"),
  );
  expect(surfaces).toEqual([palettes.light.surface, palettes.dark.surface]);
});

it("opens a dialog of each variant", async () => {
  for (const name of ["default", "reading", "full", "search"]) {
    await userEvent.click(inLightTheme("Dialog").getByRole("button", { name }));
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: labels.close }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
});
