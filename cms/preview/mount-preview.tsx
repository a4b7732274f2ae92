import { CacheProvider, Global } from "@emotion/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Layout } from "../../src/layout/layout";
import { AppStateProvider } from "../../src/state/app-state";
import { ErrorBoundary } from "../../src/lib/error-boundary";
import { fontFaces } from "../../src/theme/fonts";
import { globalStyles } from "../../src/theme/global-styles";
import { color, fontSize, space } from "../../src/theme/style";
import { createStyleCache } from "../../src/theme/style-cache";
import { ThemeProvider } from "../../src/theme/theme-provider";
import { ContentContext } from "./gatsby";
import type { PreviewState } from "./preview-state";

const styles = `${fontFaces}\n${globalStyles}`;
const cache = createStyleCache();

/**
 * Returns a function that creates a state, renders it in the container and returns it. If that fails, the state before stays, with
 * the reason.
 */
export function mountPreview(container: Element) {
  const root = createRoot(container, { onCaughtError: () => undefined });
  let latest: PreviewState | undefined;
  let renderings = 0;

  function render(problem?: string) {
    renderings += 1;
    // With a new key, a page that threw is rendered again after the next change.
    const boundary = { fallback: <PreviewProblem />, resetKey: String(renderings) };
    flushSync(() => {
      root.render(
        <CacheProvider value={cache}>
          <Global styles={styles} />
          <AppStateProvider>
            <ThemeProvider>
              {latest && (
                <ContentContext value={latest.root}>
                  <ErrorBoundary {...boundary}>
                    <Layout pathname={latest.pathname}>
                      {/* Otherwise the layout would show the site's error screen. */}
                      <ErrorBoundary {...boundary}>{latest.element}</ErrorBoundary>
                    </Layout>
                  </ErrorBoundary>
                </ContentContext>
              )}
              {problem !== undefined && <PreviewProblem reason={problem} />}
            </ThemeProvider>
          </AppStateProvider>
        </CacheProvider>,
      );
    });
  }

  return (createState: () => PreviewState): PreviewState | undefined => {
    try {
      latest = createState();
    } catch (error) {
      render(error instanceof Error ? error.message : String(error));
      return undefined;
    }
    render();
    return latest;
  };
}

function PreviewProblem({ reason = "the page cannot have this value" }: { reason?: string }) {
  return (
    <p aria-live="polite" css={problemLine}>
      Not shown yet: {reason}
    </p>
  );
}

const problemLine = {
  position: "fixed",
  zIndex: 40,
  insetInline: 0,
  bottom: 0,
  padding: `${space(1)} ${space(2)}`,
  fontSize: fontSize.label,
  color: color.onAccent,
  background: color.accent,
} as const;
