import { CacheProvider, Global } from "@emotion/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Layout } from "../../layout/layout";
import { AppStateProvider } from "../../lib/app-state";
import { ErrorBoundary } from "../../lib/error-boundary";
import { fontFaces } from "../../theme/fonts";
import { globalStyles } from "../../theme/global-styles";
import { color, fontSize, space } from "../../theme/style";
import { createStyleCache } from "../../startup/style-cache";
import { ThemeProvider } from "../../theme/theme-provider";
import { ContentContext } from "./gatsby";
import type { PreviewState } from "./preview-state";

const styles = `${fontFaces}\n${globalStyles}`;
const cache = createStyleCache();

/**
 * Returns a function that shows a state in an element, and returns it. Instead of one that cannot be made or throws, the
 * last one that could be shown stays, with the reason.
 */
export function previewIn(container: Element) {
  let shown: PreviewState | undefined;
  /** The last state that did not throw. */
  let good: PreviewState | undefined;
  let failures = 0;
  const root = createRoot(container, { onCaughtError: () => undefined, onUncaughtError: onFailed });

  function show(state: PreviewState | undefined, problem: string | undefined) {
    shown = state;
    flushSync(() => {
      root.render(
        <CacheProvider value={cache}>
          <Global styles={styles} />
          <AppStateProvider>
            <ThemeProvider>
              {state && (
                // What has failed stays as it is, but under another key it is rendered anew.
                <ContentContext key={failures} value={state.root}>
                  <Layout pathname={state.pathname}>
                    {/* The layout would show the site's error screen. */}
                    <ErrorBoundary fallback={null} onError={onFailed}>
                      {state.element}
                    </ErrorBoundary>
                  </Layout>
                </ContentContext>
              )}
              {problem !== undefined && (
                <p aria-live="polite" css={problemLine}>
                  {problem}
                </p>
              )}
            </ThemeProvider>
          </AppStateProvider>
        </CacheProvider>,
      );
    });
  }

  function onFailed(error: unknown) {
    failures += 1;
    // It may fail long after it was shown, such as when a dialog opens.
    if (shown === good) good = undefined;
    // React is still at work.
    queueMicrotask(() => showGood(error));
  }

  function showGood(error: unknown) {
    show(good, `Not shown yet: ${error instanceof Error ? error.message : String(error)}`);
  }

  return (makeState: () => PreviewState): PreviewState | undefined => {
    const before = failures;
    try {
      const state = makeState();
      show(state, state.problem);
      if (failures > before) return undefined;
      good = state;
      return state;
    } catch (error) {
      showGood(error);
      return undefined;
    }
  };
}

const problemLine = {
  position: "fixed",
  zIndex: 40,
  insetInline: 0,
  bottom: 0,
  padding: `${space(1)} ${space(2)}`,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  fontSize: fontSize.label,
  color: color.onAccent,
  background: color.accent,
} as const;
