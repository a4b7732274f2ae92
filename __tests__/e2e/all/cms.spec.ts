/** The CMS that `npm run cms` starts, in a browser, on a copy of the content. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { format } from "prettier";
import sharp from "sharp";
import { findEveryProblem } from "../../../src/content/check/content-problems";
import { team as teamModel } from "../../../src/content/model/collections";
import { portrait, portraitInContent } from "../../setup/content-copy";
import { type RunningCms, startCms } from "../../setup/cms";
import {
  describeMember,
  describeService,
  moveFirstDown,
  enterCms,
  expand,
  fillIn,
  openEntry,
  publish,
  save,
} from "./cms-editor";
import { valueAt } from "../../setup/edit-content";
import { filled } from "../../setup/filled-content";
import { diff, differences } from "./differences";

let cms: RunningCms;
/** One visit of one editor. */
let page: Page;
let faults: string[];
/** What the CMS has said or asked in dialogs. */
let asked: string[];

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }) => {
  cms = await startCms();
  await lengthen("testimonials.json", "items", 2);
  await lengthen("team.json", "members", 2);
  ({ page, faults, asked } = await enterCms(browser, cms.url, "none"));
});
test.afterAll(() => cms.stop());

const pathOf = (file: string) => join(cms.project, "content", file);
const read = (file: string) => readFileSync(pathOf(file), "utf8");
/** Gives a list the items that the tests need, where content has fewer. */
async function lengthen(file: string, list: string, length: number): Promise<void> {
  const content: Record<string, unknown> = JSON.parse(read(file));
  const whole = filled({ [file]: content }, portraitInContent)[file];
  const items = valueAt(whole, [list]);
  if (!Array.isArray(items) || valueAt(content, [list, length - 1]) !== undefined) return;
  while (items.length < length) items.push({ ...Object(items[0]), id: `item-${items.length}` });
  writeFileSync(
    pathOf(file),
    await format(JSON.stringify(whole), { parser: "json", printWidth: 100 }),
  );
}

const membersIn = (text: string) => teamModel.parse(JSON.parse(text)).members ?? [];
const expectDialog = (text: RegExp) => expect.poll(() => asked.at(-1)).toMatch(text);

test("a heading is changed and nothing else in its file, and not what was changed elsewhere since", async () => {
  const before = read("pages/home.json");
  await openEntry(page, "pages/entries/HomePage");
  await page.getByLabel("Heading").first().fill("<b>Tailored</b>");
  await save(page);
  // Empty lists, which say the same as none, are left out.
  const emptyList = /^-"\w+": \[\],?$/;
  const changes = diff(before, read("pages/home.json"));
  expect(changes.filter((line) => !emptyList.test(line))).toEqual([
    expect.stringMatching(/^-"heading": /),
    '+"heading": "<b>Tailored</b>",',
  ]);
  const byHand = read("pages/home.json").replace("<b>Tailored</b>", "Tailored elsewhere");
  writeFileSync(pathOf("pages/home.json"), byHand);
  await fillIn(page, "Lead", "Typed here again");
  await publish(page);
  await expectDialog(/was changed since you opened it/);
  expect(read("pages/home.json")).toBe(byHand);
  await expect(page.getByText("Typed here again").first()).toBeVisible();
});

test("what the content check refuses is not written, and the CMS says why", async () => {
  const before = read("team.json");
  await openEntry(page, "site/entries/Team");
  await expand(page, 0);
  const id = page.getByLabel("Id", { exact: true }).first();
  await id.fill("");
  await publish(page);
  await expectDialog(/^Nothing was published:\n\nMembers, first: Id – fill it in$/);
  await id.fill(membersIn(before)[1]?.id ?? "");
  await expand(page, 0);
  await publish(page);
  await expectDialog(/\nMembers, second: Id – expected a value that no other item has/);
  expect(read("team.json")).toBe(before);
});

test("a picture and its description are changed together", async () => {
  const before = read("team.json");
  const file = test.info().outputPath("portrait.jpg");
  // As a phone takes it: too large, and lying on its side.
  const lying = sharp(portrait).resize(6000, 600);
  await lying.withMetadata({ orientation: 6 }).toFile(file);
  const heic = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await openEntry(page, "site/entries/Team");
  await expand(page, 0);
  await page.getByRole("button", { name: "Choose different image" }).click();
  await page.getByLabel("Upload").setInputFiles(heic);
  await expectDialog(/IMG_1\.HEIC is an HEIC photo/);
  await page.getByLabel("Upload").setInputFiles(file);
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel("Description of the picture").first().fill("A new portrait.");
  await save(page);
  expect(diff(before, read("team.json"))).toEqual([
    `-"image": "${membersIn(before)[0]?.image}",`,
    expect.stringMatching(/^-"imageAlt": /),
    '+"image": "./images/portrait.jpg",',
    '+"imageAlt": "A new portrait.",',
  ]);
  const stored = await sharp(pathOf("images/portrait.jpg")).metadata();
  expect([stored.width, stored.height, stored.orientation]).toEqual([500, 5000, undefined]);
});

test("a member of the team is added", async () => {
  const before = read("team.json");
  await openEntry(page, "site/entries/Team");
  await page.getByRole("button", { name: "Add member" }).click();
  await describeMember(page);
  await save(page);
  const { members }: { members: object[] } = JSON.parse(read("team.json"));
  expect(members.find((member) => "id" in member && member.id === "robin-new")).toEqual({
    id: "robin-new",
    name: "Robin New",
    title: "Fractional Finance Consultant",
    image: `./${portraitInContent}`,
    imageAlt: "A portrait.",
    linkedin: "https://www.linkedin.com/in/robin-new",
  });
  expect(diff(before, read("team.json")).filter((line) => line.startsWith("-"))).toEqual([]);
});

test("testimonials change places", async () => {
  const before: { items: { id: string }[] } = JSON.parse(read("testimonials.json"));
  await openEntry(page, "site/entries/Testimonials");
  await moveFirstDown(page);
  await save(page);
  const [first, second, ...others] = before.items;
  const after = { ...before, items: [second, first, ...others] };
  expect(JSON.parse(read("testimonials.json"))).toEqual(after);
});

test("a service is added once nothing is missing, and deleted", async () => {
  await openEntry(page, "Service/new");
  await fillIn(page, "Heading", "Figures you can plan with");
  await publish(page);
  await expectDialog(/Name – fill it in\n[^]*Picture – choose a picture/);
  await describeService(page, "finance");
  await save(page);
  expect(JSON.parse(read("services/finance.json"))).toMatchObject({
    $schema: "../.schemas/services.json",
    name: "finance",
    content: "One paragraph.\nAnother one.",
    icon: "target",
    image: `../${portraitInContent}`,
    outcomes: { items: [{ figure: "3", label: "figures a week" }] },
  });
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect.poll(() => existsSync(pathOf("services/finance.json"))).toBe(false);
});

test("that and nothing else is changed, the build accepts it, and nobody else was asked", async () => {
  expect(await findEveryProblem(pathOf(""))).toEqual([]);
  expect(differences("content", pathOf(""))).toEqual([
    // The copy's own.
    portraitInContent,
    "images/portrait.jpg",
    "pages/home.json",
    "team.json",
    "testimonials.json",
  ]);
  expect(faults.filter((fault) => /^\w+:\/\/|Content.Security.Policy/i.test(fault))).toEqual([]);
});
