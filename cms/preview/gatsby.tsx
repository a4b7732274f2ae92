/** Takes the place of the module "gatsby" in the preview. */
import type * as gatsby from "gatsby";
import { createContext, use, useMemo } from "react";
import type { ContentRoot } from "../../src/content/graphql/content-root";
import { runQuery } from "../../src/content/graphql/run-query";

/** The content on which queries run. */
export const ContentContext = createContext<ContentRoot | null>(null);

export function graphql(text: TemplateStringsArray): string {
  return text.join("");
}

export const useStaticQuery: typeof gatsby.useStaticQuery = (query) => {
  const root = use(ContentContext);
  if (!root) throw new Error("ContentContext is missing above this component");
  return useMemo(() => runQuery(String(query), {}, root), [query, root]);
};

export const navigate: (to: string) => Promise<void> = () => Promise.resolve();

export const prefetchPathname: typeof gatsby.prefetchPathname = () => undefined;

/** A plain anchor. The preview's frame follows no links. */
export function Link({ to, children, ...props }: gatsby.GatsbyLinkProps<unknown>) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
