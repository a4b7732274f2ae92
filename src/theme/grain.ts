import type { CSSObject } from "@emotion/react";
import tile from "./grain.png";

/**
 * The grain of the pictures, for a dark ground into which one of them fades. On a smooth ground the few shades between the two
 * would be seen as stripes.
 */
export const grain: CSSObject = { backgroundImage: `url("${tile}")`, backgroundSize: "2rem" };
