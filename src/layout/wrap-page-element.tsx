import type { WrapPageElementNodeArgs } from "gatsby";
import { useEffect, useRef } from "react";
import { Layout } from "./layout";
import { decodeAddress } from "../lib/addresses";
import { moveFocus } from "../lib/move-focus";

interface PageElement extends Pick<WrapPageElementNodeArgs, "element"> {
  props: { location: { pathname: string; hash: string } };
}

/** Wraps every page in the shared layout, which stays mounted while pages change. */
export function wrapPageElement({ element, props }: PageElement) {
  return (
    <>
      <FocusTarget {...props} />
      <Layout pathname={props.location.pathname}>{element}</Layout>
    </>
  );
}

/** Moves the focus to where a link within the site leads, as browsers do. Gatsby's router focuses its wrapper of the page. */
function FocusTarget({ location }: PageElement["props"]) {
  const formerLocation = useRef(location);

  useEffect(() => {
    if (formerLocation.current === location) return;
    formerLocation.current = location;
    const target = decodeAddress(location.hash.slice(1));
    // The router's own effect belongs to a parent, so it runs after this one.
    queueMicrotask(() => {
      moveFocus(document.getElementById(target), { preventScroll: true });
    });
  }, [location]);

  return null;
}
