import Clock from "lucide-react/icons/clock";
import Compass from "lucide-react/icons/compass";
import Handshake from "lucide-react/icons/handshake";
import Layers from "lucide-react/icons/layers";
import Lightbulb from "lucide-react/icons/lightbulb";
import Megaphone from "lucide-react/icons/megaphone";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Sprout from "lucide-react/icons/sprout";
import Target from "lucide-react/icons/target";
import UserCheck from "lucide-react/icons/user-check";
import Users from "lucide-react/icons/users";
import Zap from "lucide-react/icons/zap";
import type { LucideIcon } from "lucide-react/types";
import { type IconProps, renderIcon } from "./icon";

/** Does not compile unless it has every name that content may use. */
const contentIcons = {
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

export function ContentIcon({ name, ...props }: IconProps<Queries.IconName>) {
  return renderIcon(contentIcons[name], props);
}
