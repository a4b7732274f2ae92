import type { CSSObject } from "@emotion/react";
import type { LucideIcon } from "lucide-react/types";
import { mirrored } from "../theme/style";
import * as icons from "./interface-icons";

type IconName = keyof typeof icons;

export interface IconProps<Name extends string> {
  name: Name;
  /** The width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** Icons that point along the line of text, and are mirrored where that runs from right to left. */
const directedIcons = new Set<IconName>([
  "arrowRight",
  "arrowUpRight",
  "chevronLeft",
  "chevronRight",
]);

/** An icon in the colour of the text, hidden from assistive technology. */
export function Icon({ name, ...props }: IconProps<IconName>) {
  return renderIcon(icons[name], props, directedIcons.has(name) && mirrored);
}

export function renderIcon(
  Svg: LucideIcon,
  { size = 20, className }: Omit<IconProps<string>, "name">,
  style?: CSSObject | false,
) {
  // The lines of a large one would be heavier than those of the others.
  const strokeWidth = size > 32 ? 1 : 1.5;
  return <Svg {...{ size, strokeWidth, className }} aria-hidden="true" css={style} />;
}
