import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary";
import { ErrorScreen } from "./error-screen";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink } from "./skip-link";

interface LayoutProps {
  pathname: string;
  children: ReactNode;
}

/** What every page shares: the way past the header, the header, the page, the footer. */
export function Layout({ pathname, children }: LayoutProps) {
  const { errorScreen, labels } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      labels {
        skipToContent
      }
      errorScreen {
        ...ErrorScreenParts
      }
    }

    fragment ErrorScreenParts on ErrorScreen {
      heading
      lead
      home {
        label
        to
      }
    }
  `);
  return (
    <>
      <SkipLink label={labels.skipToContent} target="content" />
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} css={{ outline: "none", minHeight: "70vh" }}>
        <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen {...errorScreen} />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
