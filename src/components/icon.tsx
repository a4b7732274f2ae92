import {
  ArrowRight,
  ArrowUpRight,
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

/** Every name that content may use has a drawing here, or this does not compile. */
const contentIcons: Record<Queries.IconName, LucideIcon> = {
  compass: Compass,
  users: Users,
  megaphone: Megaphone,
  clock: Clock,
  layers: Layers,
  userCheck: UserCheck,
  sprout: Sprout,
  handshake: Handshake,
  refresh: RefreshCw,
  zap: Zap,
  target: Target,
  lightbulb: Lightbulb,
};

const icons = {
  ...contentIcons,
  arrowRight: ArrowRight,
  arrowUpRight: ArrowUpRight,
  close: X,
  mail: Mail,
  mapPin: MapPin,
  menu: Menu,
  moon: Moon,
  phone: Phone,
  search: Search,
  star: Star,
  sun: Sun,
};

interface IconProps {
  name: keyof typeof icons;
  /** In CSS pixels. */
  size?: number;
  className?: string;
}

/** A drawing in the text's colour. It says nothing by itself: the words beside it do. */
export function Icon({ name, size = 20, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" className={className} />;
}
