import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../lib/error-boundary";
import { ErrorScreen } from "./error-screen";
import { Footer } from "./footer";
import { Header } from "./header";
import { NavigationStatus } from "./navigation-status";
import { NoticeRegion } from "./notice-region";
import { SkipLink } from "./skip-link";

interface LayoutProps {
  pathname: string;
  children: ReactNode;
}

/** The skip link, header and footer around every page. An exception in the page leaves them in place. */
export function Layout({ pathname, children }: LayoutProps) {
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
      <SkipLink label={labels.skipToContent} target="content" />
      <NavigationStatus {...labels} />
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
