import {
  Clock,
  Compass,
  Handshake,
  Layers,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  RefreshCw,
  Sprout,
  Target,
  UserCheck,
  Users,
  Zap,
} from "lucide-react";
import { type IconProps, renderIcon } from "./icon";

/** Does not compile unless it has every name that content may use. */
export const contentIcons = {
  clock: Clock,
  compass: Compass,
  handshake: Handshake,
  layers: Layers,
  lightbulb: Lightbulb,
  megaphone: Megaphone,
  refresh: RefreshCw,
  sprout: Sprout,
  target: Target,
  userCheck: UserCheck,
  users: Users,
  zap: Zap,
} satisfies Record<Queries.IconName, LucideIcon>;

/** An icon that content names. It is hidden from assistive technology, as `Icon` is. */
export function ContentIcon({ name, ...props }: IconProps<Queries.IconName>) {
  return renderIcon(contentIcons[name], props);
}
