import type { WrapPageElementNodeArgs } from "gatsby";
import { Layout } from "../layout/layout";
import { FocusTarget } from "./focus-target";

type PageElement = Pick<WrapPageElementNodeArgs, "element"> & {
  props: { location: { pathname: string; hash: string } };
};

/** Wraps every page in the shared layout, which stays mounted while pages change. */
export function wrapPageElement({ element, props }: PageElement) {
  return (
    <>
      <FocusTarget location={props.location} />
      <Layout pathname={props.location.pathname}>{element}</Layout>
    </>
  );
}
