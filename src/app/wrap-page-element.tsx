import type { WrapPageElementNodeArgs } from "gatsby";
import { Layout } from "../layout/layout";

type PageElement = Pick<WrapPageElementNodeArgs, "element"> & {
  props: { location: { pathname: string } };
};

/** Wraps every page in the shared layout, which stays mounted while pages change. */
export function wrapPageElement({ element, props }: PageElement) {
  return <Layout pathname={props.location.pathname}>{element}</Layout>;
}
