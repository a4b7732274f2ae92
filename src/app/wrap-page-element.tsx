import type { WrapPageElementNodeArgs } from "gatsby";
import { Layout } from "../layout/layout";

type PageElement = Pick<WrapPageElementNodeArgs, "element"> & {
  props: { location: { pathname: string } };
};

/** Puts every page into the shared layout, which stays in place while pages change. */
export function wrapPageElement({ element, props }: PageElement) {
  return <Layout pathname={props.location.pathname}>{element}</Layout>;
}
