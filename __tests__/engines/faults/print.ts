/** Fault 7: the printed page, without its backgrounds. */
import { deepEqual } from "node:assert/strict";
import type { Page } from "../page";
import type { EngineTest } from "../run";

/** As wide as A4 within its margins, in CSS pixels. */
const paper = { width: 718, height: 1000 };

/** The words around some headings that have less than 4.5:1 against white paper. */
const paleWords = (headings: readonly string[]) => {
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return headings.flatMap((text) => {
    const heading = [...document.querySelectorAll("h1, h2, h3")].find(
      (candidate) => candidate.textContent === text,
    );
    const around = heading?.closest("li, article, section");
    if (around == null) return [`${text}: not found`];
    return [...around.querySelectorAll("h1, h2, h3, p, a, span")].flatMap((element) => {
      const words = element.textContent.trim();
      if (words === "" || element.getClientRects().length === 0) return [];
      const channels =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const contrast = 1.05 / (luminance(channels.slice(0, 3)) + 0.05);
      return contrast < 4.5 ? [`${words.slice(0, 40)}: ${contrast.toFixed(2)}:1`] : [];
    });
  });
};

async function printPage(page: Page, path: string): Promise<void> {
  await page.open(path, paper);
  await page.emulate({ type: "print" });
}

const words = [
  { path: "/", headings: ["Ambitions to Results"] },
  { path: "/service", headings: ["Where would you like to grow?"] },
  {
    path: "/about-us",
    headings: ["Joy in Growth", "Accountable Changemakers", "Adaptive Collaboration"],
  },
];

export const printFaults: readonly EngineTest[] = [
  ...words.map(({ path, headings }) => ({
    title: `7a on paper the words of “${headings.join("”, “")}” have at least 4.5:1`,
    engines: ["blink"] as const,
    run: async (page: Page) => {
      await printPage(page, path);
      deepEqual(await page.evaluate(paleWords, headings), []);
    },
  })),
  {
    title: "7b on paper all four case studies can be read",
    engines: ["blink"],
    run: async (page) => {
      await page.open("/", paper);
      await page.evaluate(() => document.querySelector("#case-study")?.scrollIntoView());
      await page.expectVisible({ role: "button", name: "Next case study" });
      await page.emulate({ type: "print" });
      const inFrame = () => {
        const frame = document.querySelector("#case-study")?.getBoundingClientRect();
        const titles = [...document.querySelectorAll("#case-study h3")].filter((title) => {
          const { left, right, width } = title.getBoundingClientRect();
          return width > 0 && left >= (frame?.left ?? 0) && right <= (frame?.right ?? 0);
        });
        return [...new Set(titles.map((title) => title.textContent))].sort();
      };
      await page.expect(
        "titles on paper",
        [
          "Another Case Study",
          "E-commerce – Fashion Retailer",
          "Healthcare Platform",
          "SaaS Product Launch",
        ],
        inFrame,
      );
    },
  },
];
