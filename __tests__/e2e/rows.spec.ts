/** Lists of cards, of which content has any number: no hole in the last row, and no card alone in it unless it is as wide as the row. */
import { expect, type Locator, test } from "@playwright/test";
import { getPath, routes } from "../../src/domain/routes";
import { hasCaseStudies } from "../setup/case-studies";
import { service, services } from "../setup/services";
import { words } from "../setup/words";
import { desktop } from "./site";

// A card is taken out without the page's own code, which would not expect that.
test.use({ javaScriptEnabled: false });

/** The room on both sides of the last row in pixels, and whether it has one item. */
const measureLastRow = (list: Locator) =>
  list.evaluate((element) => {
    const row = element.getBoundingClientRect();
    const boxes = [...element.children].map((item) => item.getBoundingClientRect());
    const last = boxes.filter(({ bottom }) => Math.abs(bottom - row.bottom) < 1);
    return {
      before: Math.round(Math.min(...last.map(({ left }) => left)) - row.left),
      after: Math.round(row.right - Math.max(...last.map(({ right }) => right))),
      isAlone: last.length === 1,
    };
  });

const lists = [
  {
    name: "the team",
    path: routes.aboutUs.path,
    selector: "#our-team ul",
    stands: words.members.length > 0,
  },
  {
    name: "the values",
    path: routes.aboutUs.path,
    selector: "#our-values ul",
    stands: words.values.length > 0,
  },
  {
    name: "the case studies",
    path: routes.caseStudies.path,
    selector: "main ul:has(> li > article)",
    stands: hasCaseStudies,
  },
];

for (const { name, path, selector } of lists.filter(({ stands }) => stands))
  test(`the rows are full: ${name}`, async ({ page }) => {
    await page.goto(path);
    const list = page.locator(selector).first();
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { before, after, isAlone } = await measureLastRow(list);
      expect(Math.abs(before - after), `a hole at ${width} px`).toBeLessThanOrEqual(1);
      expect(isAlone && before > 0, `an orphan at ${width} px`).toBe(false);
    }
  });

if (services.length > 1)
  test("a lone other service has its picture beside its text", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(getPath(routes.service, service.name));
    const list = page.locator("#other-services ul");
    await list.evaluate((element) => element.replaceChildren(...[...element.children].slice(0, 1)));
    const card = await list.getByRole("listitem").boundingBox();
    const picture = await list.locator("img").boundingBox();
    expect(picture?.width).toBeLessThan((card?.width ?? 0) / 2);
    expect(card?.height).toBeLessThan(desktop.height);
  });
