import type { WrapRootElementNodeArgs } from "gatsby";
import { ErrorScreen } from "../layout/error-screen";
import { AppStateProvider } from "../lib/app-state";
import { ErrorBoundary } from "../lib/error-boundary";
import { ThemeProvider } from "../theme/theme-provider";

const barePage = (
  <main>
    <ErrorScreen />
  </main>
);

/**
 * The site's providers, and the error boundary for all that no inner one catches: the providers, the
 * header and the footer. Gatsby also wraps Head in this, so it must not render any element of its own.
 */
export function wrapRootElement({ element }: Pick<WrapRootElementNodeArgs, "element">) {
  return (
    <ErrorBoundary fallback={barePage}>
      <AppStateProvider>
        <ThemeProvider>{element}</ThemeProvider>
      </AppStateProvider>
    </ErrorBoundary>
  );
}
