/** Third parties are requested only on demand, and the site works without them. */
import { expect, type Page, test } from "@playwright/test";
import { hasMap, words } from "../setup/words";
import { resize } from "./find-cut-off-texts";
import { openPage, scrollThrough, stubThirdParties } from "./site";

const { company, home, labels, map, scheduling } = words;
const places = words.aboutUs.coverage?.places ?? [];
const locateButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const locateDialog = (page: Page) => page.getByRole("dialog", { name: scheduling.title });
const openScheduling = (page: Page) =>
  page.getByRole("button", { name: home.hero.action.label }).click();

const { load, showLabel } = map;

if (hasMap)
  test("the map is requested on a click, or once near if content says so, stands beside what to think if none appears, and can be hidden", async ({
    page,
  }) => {
    const { title, hideLabel, openLabel } = map;
    const blocked = await stubThirdParties(page, "block");
    await openPage(page, "/contact-us");
    expect(blocked).toEqual([]);
    await scrollThrough(page);
    if (load === "click") {
      expect(blocked).toEqual([]);
      await expect(page.locator("iframe")).toHaveCount(0);
      await locateButton(page, showLabel).click();
    }
    await expect(page.getByText(labels.embedUnavailable ?? "a label")).toBeVisible();
    expect(new Set(blocked).size).toBe(1);
    await expect(page.getByRole("link", { name: openLabel })).toHaveAttribute("target", "_blank");
    await locateButton(page, hideLabel).click();
    await expect(locateButton(page, showLabel)).toBeFocused();

    await stubThirdParties(page);
    await locateButton(page, showLabel).click();
    const frame = page.getByTitle(title, { exact: true });
    await expect(frame.contentFrame().getByText("Third party")).toBeVisible();
  });

if (places.length > 0) {
  test("on the coverage map, every name is on the drawing, and covers no other", async ({
    page,
  }) => {
    await openPage(page, "/about-us");
    const map = page.getByRole("img", { name: words.coverage.mapAlt });
    for (const width of [640, 1280]) {
      await resize(page, width);
      const wrong = await map.evaluate((drawing) => {
        const frame = drawing.getBoundingClientRect();
        const marks = [...(drawing.parentElement?.querySelectorAll("span, text") ?? [])]
          .filter((mark) => mark.checkVisibility() && /\p{L}/u.test(mark.textContent))
          .filter((mark) => mark.childElementCount === 0)
          .map((mark) => ({ text: mark.textContent, box: mark.getBoundingClientRect() }));
        return marks
          .filter(
            ({ box }) =>
              box.left < frame.left ||
              box.right > frame.right ||
              marks.some(
                ({ box: other }) =>
                  other !== box &&
                  box.left < other.right &&
                  other.left < box.right &&
                  box.top < other.bottom &&
                  other.top < box.bottom,
              ),
          )
          .map(({ text }) => text);
      });
      expect(wrong, `${String(width)} px`).toEqual([]);
    }
  });
}

test("the scheduling dialog requests script, booking page and calendar when it opens, and the script draws without reaching our page", async ({
  page,
}) => {
  const { widget, calendarUrl } = company.scheduling ?? {};
  const requested = await stubThirdParties(page);
  if (widget)
    await page.route(widget.scriptUrl, (route) => route.fulfill(createDrawingScript(widget)));
  await openPage(page, "/");
  expect(requested).toEqual([]);
  await openScheduling(page);
  const dialog = locateDialog(page);
  await expect(dialog).toBeVisible();
  const { calendar, widget: bookingPage } = scheduling;
  const frame = (name: string) => dialog.getByTitle(name).contentFrame();
  if (calendarUrl && calendar)
    await expect(frame(calendar.name).getByText("Third party")).toBeVisible();
  if (!widget || !bookingPage) return;
  const framed = frame(bookingPage.name);
  await expect(
    framed.getByTitle("closed null").contentFrame().getByText("Third party"),
  ).toBeVisible();
  const origins = await Promise.all(page.frames().map((each) => each.evaluate(() => origin)));
  expect(origins).toContain(new URL(widget.pageUrl).origin);
  const link = dialog.getByRole("link", { name: bookingPage.open });
  await expect(link).toHaveAttribute("href", widget.pageUrl);
});

/** A script that frames a page, as booking services do. The frame's title says whether the script could read our page. */
const createDrawingScript = ({ className }: { className: string }) => ({
  contentType: "text/javascript",
  body: `const element = document.querySelector(".${className}");
    const frame = document.createElement("iframe");
    let around = "closed";
    try { around = parent.document.title; } catch {}
    frame.title = around + " " + origin;
    frame.src = element.dataset.url;
    element.append(frame);`,
});
