import type { CreatePagesArgs, Page } from "gatsby";
import { createContentPages } from "../../../src/site/pages/create-content-pages";

/** Returns the context of each service's page. */
async function contextsFor(...names: string[]) {
  const pages: Page[] = [];
  const data = {
    allService: { nodes: names.map((name) => ({ name })) },
    allLegalDocument: { nodes: [] },
  };
  const api = {
    graphql: () => Promise.resolve({ data }),
    actions: { createPage: (page: Page) => pages.push(page) },
  };
  await createContentPages(api as unknown as CreatePagesArgs);
  return pages.map(({ context }) => context).filter((context) => "name" in (context ?? {}));
}

it("leads from each service to the next two by name, whatever their order in Gatsby's store", async () => {
  expect(await contextsFor("strategy", "finance", "marketing")).toEqual([
    { name: "finance", next: "marketing", afterNext: "strategy" },
    { name: "marketing", next: "strategy", afterNext: "finance" },
    { name: "strategy", next: "finance", afterNext: "marketing" },
  ]);
});

it("leads from a single service to itself, which its page leaves out", async () => {
  expect(await contextsFor("finance")).toEqual([
    { name: "finance", next: "finance", afterNext: "finance" },
  ]);
});
