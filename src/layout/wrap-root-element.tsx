import type { WrapRootElementNodeArgs } from "gatsby";
import { ErrorScreen } from "./error-screen";
import { AppStateProvider } from "../state/app-state";
import { ErrorBoundary } from "../lib/error-boundary";
import { ThemeProvider } from "../theme/theme-provider";

const barePage = (
  <main>
    <ErrorScreen />
  </main>
);

/** The site's providers, and the outermost error boundary. Gatsby also wraps Head in this, so it renders no element of its own. */
export function wrapRootElement({ element }: Pick<WrapRootElementNodeArgs, "element">) {
  return (
    <ErrorBoundary fallback={barePage}>
      <AppStateProvider>
        <ThemeProvider>{element}</ThemeProvider>
      </AppStateProvider>
    </ErrorBoundary>
  );
}
