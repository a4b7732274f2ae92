import { readSiteMetadata } from "../../src/content/site-metadata";
import { words } from "../setup/words";

const { company } = words;

afterEach(() => {
  delete process.env.GATSBY_SITE_URL;
});

it.each([
  ["unset", undefined, company.url],
  ["empty", "", company.url],
  // The check before the build refuses it by its name, where Gatsby would speak of "siteMetadata.siteUrl".
  ["wrong", "preview.example", company.url],
  ["set with a line break, as a file has it", "https://file.example\n", "https://file.example"],
  ["set", "https://preview.example", "https://preview.example"],
])("has the right address when GATSBY_SITE_URL is %s", (_how, setting, siteUrl) => {
  if (setting !== undefined) process.env.GATSBY_SITE_URL = setting;
  expect(readSiteMetadata()).toMatchObject({ siteUrl });
});
