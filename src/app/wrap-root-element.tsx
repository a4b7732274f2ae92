import type { WrapRootElementNodeArgs } from "gatsby";
import { ThemeProvider } from "../theme/theme-provider";
import { AppStateProvider } from "./app-state";

/** The providers of the whole site. Gatsby wraps Head with them too: they must draw nothing. */
export function wrapRootElement({ element }: Pick<WrapRootElementNodeArgs, "element">) {
  return (
    <AppStateProvider>
      <ThemeProvider>{element}</ThemeProvider>
    </AppStateProvider>
  );
}
