/** The CMS that `npm run cms` starts, in a browser, on a copy of the content: what is typed, shown, refused and written. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { portrait } from "../../setup/content-copy";
import { startCms } from "../../setup/cms";
import { service } from "../../setup/services";
import { words } from "../../setup/words";
import { changePicture, diff, expand, field, openEntry, publish, save } from "./cms-editor";

// To start Decap takes seconds, so one editor makes one visit.
test("an editor sees what is typed, saves it and nothing else, and is told what is refused", async ({
  page,
}) => {
  test.slow();
  const cms = await startCms();
  try {
    const pathOf = (file: string) => join(cms.project, "content", file);
    const read = (file: string) => readFileSync(pathOf(file), "utf8");
    /** What the browser's own dialogs said: why nothing was published, or that there are unsaved changes. */
    const said: string[] = [];
    page.on("dialog", (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    const isSaid = (text: string) => expect.poll(() => said.join("\n")).toContain(text);
    const preview = page.frameLocator("#preview-pane");
    const title = preview.getByRole("heading", { level: 1 });
    await page.goto(`${cms.url}/admin/`);
    await expect(page.getByRole("link", { name: "Services" }).first()).toBeVisible();

    await test.step("the preview follows what is typed, also where something is missing", async () => {
      await openEntry(page, `Service/entries/${service.name}`);
      await expect(title).toHaveText(service.heading, { timeout: 60_000 });
      await field(page, "Heading").fill("A service, typed");
      await expect(title).toHaveText("A service, typed");
      await field(page, "Heading").fill("");
      await expect(title).toHaveText("");
      await expect(preview.getByRole("contentinfo")).toBeAttached();
    });

    await test.step("a heading is changed and nothing else in its file", async () => {
      const before = read("pages/home.json");
      await openEntry(page, "pages/entries/HomePage");
      await field(page, "Heading").fill("Tailored");
      await save(page);
      // Empty lists, which say the same as none, are left out.
      const changes = diff(before, read("pages/home.json")).filter(
        (line) => !/^-"\w+": \[\],?$/.test(line),
      );
      expect(changes).toEqual([
        expect.stringMatching(/^-"heading": /),
        expect.stringMatching(/^\+"heading": "Tailored",?$/),
      ]);
    });

    await test.step("a file that was changed elsewhere is not overwritten", async () => {
      const byHand = read("pages/home.json").replace("Tailored", "Tailored elsewhere");
      writeFileSync(pathOf("pages/home.json"), byHand);
      await field(page, "Lead").fill("Typed here again");
      await publish(page);
      await isSaid("was changed since");
      expect(read("pages/home.json")).toBe(byHand);
      await expect(field(page, "Lead")).toHaveValue("Typed here again");
    });

    if (words.members.length === 0) return;
    await test.step("what the check refuses is not written, and a picture is turned upright", async () => {
      const before = read("team.json");
      await openEntry(page, "site/entries/Team");
      await expand(page, 0);
      const name = await field(page, "Name").inputValue();
      await field(page, "Name").fill("");
      await publish(page);
      await isSaid("Name – fill it in");
      expect(read("team.json")).toBe(before);
      await field(page, "Name").fill(name);

      // A phone stores an upright picture lying on its side.
      const file = test.info().outputPath("portrait.jpg");
      await sharp(portrait).withMetadata({ orientation: 6 }).toFile(file);
      await changePicture(page, file);
      await save(page);
      expect(diff(before, read("team.json"))).toContain('+"image": "./images/portrait.jpg",');
      const stored = await sharp(pathOf("images/portrait.jpg")).metadata();
      expect([stored.width, stored.height]).toEqual([1200, 960]);
      expect(stored.orientation).toBeUndefined();
    });

    await test.step("a picture in use is replaced by another one of the same name", async () => {
      const file = test.info().outputPath("portrait.jpg");
      await sharp(portrait).resize(1000).toFile(file);
      const before = said.length;
      await changePicture(page, file);
      await save(page);
      expect(said.slice(before)).toEqual([
        "portrait.jpg already exists. Do you want to replace it?",
      ]);
      expect((await sharp(pathOf("images/portrait.jpg")).metadata()).width).toBe(1000);
    });
  } finally {
    await cms.stop();
  }
});
