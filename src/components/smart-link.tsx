import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";

export interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: string;
  children: ReactNode;
}

/** A link from content. Pages of this site load through Gatsby's router, which prefetches them. */
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
