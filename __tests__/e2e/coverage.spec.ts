/** The list of places on the About Us page. */
import { expect, test } from "@playwright/test";
import { openPage } from "./site";

test("the numbers beside the places are not read as a part of their headings", async ({ page }) => {
  await openPage(page, "/about-us");
  const headings = page
    .getByRole("region", { name: /Our Coverage/ })
    .getByRole("heading", { level: 3 });
  await expect(headings).toHaveCount(5);
  const places = ["London", "Dubai", "Saudi Arabia", "Mumbai", "Kolkata"];
  for (const [index, place] of places.entries()) {
    await expect(headings.nth(index)).toHaveAccessibleName(place);
  }
});
