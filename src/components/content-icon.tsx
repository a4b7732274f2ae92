import type { LucideIcon } from "lucide-react/types";
import * as contentIcons from "./content-icons";
import { type IconProps, renderIcon } from "./icon";

/** Does not compile unless it has every name that content may use. */
const icons: Record<Queries.IconName, LucideIcon> = contentIcons;

export function ContentIcon({ name, ...props }: IconProps<Queries.IconName>) {
  return renderIcon(icons[name], props);
}
