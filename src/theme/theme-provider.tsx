import { createContext, type ReactNode, use } from "react";
import { type Store, useStore } from "../lib/store";
import type { Theme } from "./theme-scripts";
import { themeStore } from "./theme-store";

/** The provider that the specification asks for. Its value never changes; a change would make React discard the HTML of every part that is not hydrated yet. */
const ThemeContext = createContext<Store<Theme> | null>(null);

/** Gatsby wraps each page's Head in it too, so `followTheme` is called in gatsby-browser.tsx instead. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={themeStore}>{children}</ThemeContext>;
}

/** The theme and its setter. A change re-renders only what calls this. Throws outside a ThemeProvider. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const store = use(ThemeContext);
  if (!store) throw new Error("ThemeProvider is missing above this component");
  return { theme: useStore(store), setTheme: store.set };
}
