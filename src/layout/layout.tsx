import type { CSSObject } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { FloatingAlert } from "../components/floating-alert";
import { LabelsProvider } from "../state/labels";
import { useTopModal } from "../state/open-modals";
import { announce } from "../state/announcement";
import { notice } from "../state/notice";
import { ErrorBoundary } from "../lib/error-boundary";
import { fillTemplate } from "../lib/fill-template";
import { useStore } from "../lib/store";
import { color, fontWeight, radius } from "../theme/style";
import { Announcer } from "./announcer";
import { ErrorScreen } from "./error-screen";
import { Footer } from "./footer";
import { Header } from "./header";
import { LoadingBar } from "./loading-bar";

/** What is around every page. An exception in the page leaves it in place. */
export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { labels, navigation } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      labels {
        close
        skipToContent
        navigated
        loading
        unreachable
        tryAgain
      }
      navigation {
        home {
          ...SmartLink
        }
      }
    }
  `);
  const { home } = navigation;
  const announcedPath = useRef(pathname);

  // Gatsby's own announcement is English in every language, and reads all taglines of the home page.
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    const title = document.querySelector("main h1")?.textContent.trim() ?? "";
    announce(fillTemplate(labels.navigated, { page: pathname === home.to ? home.label : title }));
  }, [pathname, labels, home]);

  return (
    <LabelsProvider value={labels}>
      <a href="#content" data-print="hidden" css={skipLink}>
        {labels.skipToContent}
      </a>
      <LoadingBar label={labels.loading} />
      {/* An inline script shows it if a press cannot be answered. The link loads the page anew. */}
      <FloatingAlert
        id="no-answer"
        hidden
        text={labels.unreachable}
        link={{ label: labels.tryAgain, to: "" }}
      />
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} css={{ outline: "none", minHeight: "70vh" }}>
        <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <Announcer />
      <NoticeRegion />
    </LabelsProvider>
  );
}

/** Shows the current notice. In front of an open dialog, because nothing behind one is announced. */
export function NoticeRegion() {
  const currentNotice = useStore(notice);
  const modal = useTopModal();
  if (!currentNotice) return null;
  return createPortal(
    <FloatingAlert {...currentNotice} onClose={() => notice.set(null)} />,
    modal ?? document.body,
  );
}

const skipLink: CSSObject = {
  position: "fixed",
  top: "0.75rem",
  insetInlineStart: "0.75rem",
  zIndex: 20,
  padding: "0.75rem 1.25rem",
  background: color.brand,
  color: color.onBrand,
  borderRadius: radius.control,
  fontWeight: fontWeight.semibold,
  transform: "translateY(-200%)",
  "&:focus": { transform: "none" },
};
