/** All that a test of a component imports: Testing Library, queries of content, and the site's providers around an element. */
import { act, render, screen, within } from "@testing-library/react";
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import { wrapPageElement } from "../../src/layout/wrap-page-element";
import { wrapRootElement } from "../../src/layout/wrap-root-element";
import { queryContent } from "./query";
import { words } from "./words";

// oxlint-disable-next-line syntax/no-restricted-syntax -- as Testing Library advises, one import serves a test
export * from "@testing-library/react";
export { queryContent } from "./query";

/**
 * Renders an element inside the site's providers, and waits for lazily loaded parts such as a form.
 */
export async function renderInApp(element: ReactElement): Promise<void> {
  await act(async () => {
    render(element, { wrapper: ({ children }) => wrapRootElement({ element: <>{children}</> }) });
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

/** What Gatsby renders of a page at an address: the page in the layout and the site's providers. */
export const wrapPage = (pathname: string, element: ReactElement) =>
  wrapRootElement({
    element: wrapPageElement({ element, props: { location: { pathname, hash: "" } } }),
  });

interface PageModule<Data> {
  default: ComponentType<{ data: Data; location: { pathname: string } }>;
  query: StaticQueryDocument;
}

/** Mounts a page at an address. @returns the page's data */
export async function mountPage<Data>(page: PageModule<Data>, pathname: string, variables = {}) {
  const data = queryContent<Data>(page.query, variables);
  window.history.replaceState(null, "", pathname);
  await renderInApp(<page.default data={data} location={{ pathname }} />);
  return data;
}

/** Returns the texts of the headings of a level in the page, or in a part of it. */
export const getHeadings = (level: number, part: HTMLElement = document.body) =>
  within(part)
    .getAllByRole("heading", { level })
    .map((heading) => heading.textContent);

export const getRegion = (name: string) => screen.getByRole("region", { name });

export const getHrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

export const getBreadcrumb = () =>
  within(screen.getByRole("navigation", { name: words.labels.breadcrumb }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

/** Expects these texts in the page, in this order; fails with those that are missing. */
export function expectInOrder(texts: readonly string[]) {
  let rest = document.body.textContent;
  const missing = texts.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest = rest.slice(at + text.length);
    return at < 0;
  });
  expect(missing).toEqual([]);
}
