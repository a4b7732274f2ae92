import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";

export interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: string;
  children: ReactNode;
}

/** A link to wherever content points: a page of the site is fetched ahead, anything else is plain. */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (!to.startsWith("/")) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
