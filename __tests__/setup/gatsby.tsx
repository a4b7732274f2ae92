/** Replaces the module "gatsby" in tests. */
import type * as gatsby from "gatsby";
import { useMemo } from "react";
import { registerFragments } from "../../src/content/graphql/run-query";
import { queryContent } from "./query";

/** Returns the text of a query, and registers its fragments with `queryContent`. */
export function graphql(text: TemplateStringsArray): string {
  const query = text.join("");
  registerFragments(query);
  return query;
}

export const useStaticQuery: typeof gatsby.useStaticQuery = (query) =>
  useMemo(() => queryContent(query), [query]);

export const navigate = jest.fn<Promise<void>, [to: string]>(() => Promise.resolve());

export const prefetchPathname = jest.fn();

/** An anchor that calls `navigate`, because jsdom cannot leave the page. */
export function Link({ to, onClick, children, ...props }: gatsby.GatsbyLinkProps<unknown>) {
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {children}
    </a>
  );
}
