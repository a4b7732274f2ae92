import { forward, media, space, transition } from "../theme/style";
import { Icon } from "./icon";
import { actionLink, actionText } from "./shared-styles";
import { SmartLink, type SmartLinkProps } from "./smart-link";

/** A link outside running text, with an arrow that moves when the pointer is over it. */
export function ArrowLink({ to, label, children = label, ...rest }: SmartLinkProps) {
  const isExternal = /^https?:/.test(to);
  return (
    <SmartLink
      to={to}
      {...rest}
      css={{
        ...actionLink,
        ...actionText,
        gap: space(1),
        textDecoration: "none",
        "& svg": { transition: transition("translate") },
        [media.hover]: {
          "&:hover": { textDecoration: "underline" },
          "&:hover svg": { translate: isExternal ? `${forward("2px")} -2px` : forward("4px") },
        },
      }}
    >
      {children}
      <Icon name={isExternal ? "arrowUpRight" : "arrowRight"} size={18} />
    </SmartLink>
  );
}
