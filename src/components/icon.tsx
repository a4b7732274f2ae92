import type { CSSObject } from "@emotion/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Menu from "lucide-react/icons/menu";
import Moon from "lucide-react/icons/moon";
import Phone from "lucide-react/icons/phone";
import Search from "lucide-react/icons/search";
import Star from "lucide-react/icons/star";
import Sun from "lucide-react/icons/sun";
import X from "lucide-react/icons/x";
import type { LucideIcon } from "lucide-react/types";
import { mirrored } from "../theme/style";

/** The icons of the interface, which are on every page. content-icon.tsx has those that content names. */
export const icons = {
  arrowRight: ArrowRight,
  arrowUpRight: ArrowUpRight,
  chevronDown: ChevronDown,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  circleAlert: CircleAlert,
  circleCheck: CircleCheck,
  clock: Clock,
  close: X,
  mail: Mail,
  mapPin: MapPin,
  menu: Menu,
  moon: Moon,
  phone: Phone,
  search: Search,
  star: Star,
  sun: Sun,
} satisfies Record<string, LucideIcon>;

type IconName = keyof typeof icons;

export interface IconProps<Name extends string> {
  name: Name;
  /** In CSS pixels. */
  size?: number;
  className?: string;
}

/** Icons that point along the line of text. */
const pointing = new Set<IconName>(["arrowRight", "arrowUpRight", "chevronLeft", "chevronRight"]);

/** An icon in the colour of the text, hidden from assistive technology. */
export function Icon({ name, ...props }: IconProps<IconName>) {
  return renderIcon(icons[name], props, pointing.has(name) && mirrored);
}

export function renderIcon(
  Svg: LucideIcon,
  { size = 20, className }: Omit<IconProps<string>, "name">,
  style?: CSSObject | false,
) {
  return <Svg size={size} strokeWidth={1.5} aria-hidden="true" className={className} css={style} />;
}
