import { join } from "node:path";
import { screen, within } from "@testing-library/react";
import { Layout } from "../../src/layout/layout";
import { color } from "../../src/theme/style";
import { contentCopyPerTest } from "../setup/content-copy";
import { editFile } from "../setup/edited-content";
import { readContentFrom } from "../setup/query";
import { renderInApp } from "../setup/render-in-app";

const content = contentCopyPerTest();

async function openWith(announcement?: object): Promise<void> {
  editFile(join(content.dir, "navigation.json"), (file) => {
    Object.assign(file, { announcement });
  });
  readContentFrom(content.dir);
  await renderInApp(<Layout pathname="/">{null}</Layout>);
}

it("shows the announcement before the header, with its link", async () => {
  const link = { label: "Read more", to: "/about-us" };
  await openWith({ text: "Closed on Monday", link });
  const line = screen.getByRole("complementary");
  expect(line).toHaveTextContent("Closed on Monday");
  expect(line.nextElementSibling).toBe(screen.getByRole("banner"));
  const shown = within(line).getByRole("link", { name: link.label });
  expect(shown).toHaveAttribute("href", link.to);
});

it("is a band that does not glare in the dark theme", async () => {
  await openWith({ text: "Closed on Monday" });
  const { background, color: text } = getComputedStyle(screen.getByRole("complementary"));
  expect([background, text]).toEqual([color.band, color.onBand]);
});

it("shows an announcement without a link", async () => {
  await openWith({ text: "Closed on Monday" });
  expect(within(screen.getByRole("complementary")).queryByRole("link")).not.toBeInTheDocument();
});

it("shows no line without an announcement", async () => {
  await openWith();
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});
