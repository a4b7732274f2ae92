/** Replaces the module "gatsby" in the preview. */
import type * as gatsby from "gatsby";
import { createContext, use, useMemo } from "react";
import { runQuery } from "../../site/without-gatsby/run-query";

/** The root value of queries. */
export const ContentContext = createContext<Readonly<Record<string, unknown>>>({});

export function graphql(text: TemplateStringsArray): string {
  return text.join("");
}

export const useStaticQuery: typeof gatsby.useStaticQuery = (query) => {
  const root = use(ContentContext);
  return useMemo(() => runQuery(String(query), {}, root), [query, root]);
};

/** An anchor. The frame of the preview follows no links. */
export function Link({ to, children, ...props }: gatsby.GatsbyLinkProps<unknown>) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
