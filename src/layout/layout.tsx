import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../lib/error-boundary";
import { color, fontWeight, radius } from "../theme/style";
import { ErrorScreen } from "./error-screen";
import { Footer } from "./footer";
import { Header } from "./header";
import { NavigationStatus } from "./navigation-status";
import { NoticeRegion } from "./notice-region";

/** The skip link, header and footer around every page. An exception in the page leaves them in place. */
export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { labels } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      labels {
        skipToContent
        loading
        unreachable
        tryAgain
        close
      }
    }
  `);
  return (
    <>
      <a href="#content" data-print="hidden" css={skipLink}>
        {labels.skipToContent}
      </a>
      <NavigationStatus labels={labels} />
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} css={{ outline: "none", minHeight: "70vh" }}>
        <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <NoticeRegion closeLabel={labels.close} />
    </>
  );
}

/** The first tab stop of every page, visible while focused. */
const skipLink = {
  position: "fixed",
  top: "0.75rem",
  left: "0.75rem",
  zIndex: 20,
  padding: "0.75rem 1.25rem",
  background: color.brand,
  color: color.onBrand,
  borderRadius: radius.control,
  fontWeight: fontWeight.semibold,
  transform: "translateY(-200%)",
  "&:focus": { transform: "none" },
} as const;
