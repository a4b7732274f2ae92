import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { isFileAddress } from "../lib/addresses";

/** The label of a link as content has it, or what stands in its place. */
type LinkWords = { label: string; children?: never } | { label?: never; children: ReactNode };

export type SmartLinkProps = LinkWords &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "children"> & {
    to: string;
    /** Set if a click opens a dialog here, so that the router does not prefetch the page. */
    opensDialog?: boolean;
  };

/** A link from content. Pages of this site load through Gatsby's router, which prefetches them. */
export function SmartLink(props: SmartLinkProps) {
  const { to, label, children = label, opensDialog = false, ...rest } = props;
  const isPage = !opensDialog && to.startsWith("/") && !isFileAddress(to);
  return isPage ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
