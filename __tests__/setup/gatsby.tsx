/** Replaces the module "gatsby" in tests. */
import type * as gatsby from "gatsby";
import { useMemo } from "react";
import { Link as Anchor } from "../../src/cms/preview/gatsby";
import { registerFragments } from "../../src/cms/preview/run-query";
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
export function Link({ onClick, ...props }: gatsby.GatsbyLinkProps<unknown>) {
  return (
    <Anchor
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void navigate(props.to);
      }}
    />
  );
}
