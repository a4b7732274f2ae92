import {
  ArrowRight,
  ArrowUpRight,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Compass,
  Handshake,
  Layers,
  Lightbulb,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  Moon,
  Phone,
  RefreshCw,
  Search,
  Sprout,
  Star,
  Sun,
  Target,
  UserCheck,
  Users,
  X,
  Zap,
} from "lucide-react";

/** Does not compile unless it has every name that content may use. */
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
  compass: Compass,
  handshake: Handshake,
  layers: Layers,
  lightbulb: Lightbulb,
  mail: Mail,
  mapPin: MapPin,
  megaphone: Megaphone,
  menu: Menu,
  moon: Moon,
  phone: Phone,
  refresh: RefreshCw,
  search: Search,
  sprout: Sprout,
  star: Star,
  sun: Sun,
  target: Target,
  userCheck: UserCheck,
  users: Users,
  zap: Zap,
} satisfies Record<Queries.IconName, LucideIcon> & Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** In CSS pixels. */
  size?: number;
  /** In units of the icon's 24 × 24 grid. */
  strokeWidth?: number;
  className?: string;
}

/** An icon in the colour of the text. It is hidden from assistive technology: give it a visible or accessible label. */
export function Icon({ name, size = 20, strokeWidth = 1.5, className }: IconProps) {
  const Svg = icons[name];
  return <Svg size={size} strokeWidth={strokeWidth} aria-hidden="true" className={className} />;
}
