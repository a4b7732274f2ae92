import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { isFileAddress } from "../lib/addresses";

export interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: string;
  /** Set if a click opens a dialog here, so that the router does not prefetch the page. */
  opensDialog?: boolean;
  children: ReactNode;
}

/** A link from content. Pages of this site load through Gatsby's router, which prefetches them. */
export function SmartLink({ to, opensDialog = false, ...rest }: SmartLinkProps) {
  if (!opensDialog && to.startsWith("/") && !isFileAddress(to)) return <Link to={to} {...rest} />;
  return (
    <a href={to} {...rest}>
      {rest.children}
    </a>
  );
}
