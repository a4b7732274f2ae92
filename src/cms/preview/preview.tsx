import { CacheProvider, Global } from "@emotion/react";
import { type ReactNode, useEffect } from "react";
import { Layout } from "../../layout/layout";
import { AppStateProvider } from "../../lib/app-state";
import { ErrorBoundary } from "../../lib/error-boundary";
import { fontFaces } from "../../theme/fonts";
import { globalStyles } from "../../theme/global-styles";
import { color, fontSize, space } from "../../theme/style";
import { createStyleCache } from "../../theme/style-cache";
import { ThemeProvider } from "../../theme/theme-provider";
import { ContentContext } from "./gatsby";
import type { PreviewState } from "./preview-state";

interface PreviewProps {
  /** Another one for each state. */
  version: number;
  state: PreviewState;
  /** The last state that rendered without an exception. */
  good: PreviewState | undefined;
  /** Why the preview is not that of the entry as it is. */
  problem: string | undefined;
  onRendered: (state: PreviewState) => void;
  onFailed: (error: Error) => void;
}

const styles = `${fontFaces}\n${globalStyles}`;
const cache = createStyleCache();

/** A page of the site, in its layout. A state that throws is replaced by the last one that did not. */
export function Preview(props: PreviewProps) {
  const { version, state, good, problem, onRendered, onFailed } = props;
  const attempt = (children: ReactNode, fallback: ReactNode) => (
    <ErrorBoundary
      resetKey={String(version)}
      fallback={good === state ? null : fallback}
      onError={onFailed}
    >
      {children}
    </ErrorBoundary>
  );
  const page = (
    <>
      {state.element}
      <Rendered state={state} onRendered={onRendered} />
    </>
  );
  return (
    <CacheProvider value={cache}>
      <Global styles={styles} />
      <AppStateProvider>
        <ThemeProvider>
          {attempt(
            // The layout catches what the page throws, so the page needs an attempt of its own.
            <InLayout state={state}>{attempt(page, good?.element)}</InLayout>,
            good && <InLayout state={good}>{good.element}</InLayout>,
          )}
          {problem !== undefined && <Problem text={problem} />}
        </ThemeProvider>
      </AppStateProvider>
    </CacheProvider>
  );
}

function InLayout({ state, children }: { state: PreviewState; children: ReactNode }) {
  return (
    <ContentContext value={state.root}>
      <Layout pathname={state.pathname}>{children}</Layout>
    </ContentContext>
  );
}

function Rendered({ state, onRendered }: Pick<PreviewProps, "state" | "onRendered">) {
  useEffect(() => {
    onRendered(state);
  }, [state, onRendered]);
  return null;
}

function Problem({ text }: { text: string }) {
  return (
    <p
      role="status"
      css={{
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
      }}
    >
      {text}
    </p>
  );
}
