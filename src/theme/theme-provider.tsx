import { createContext, type ReactNode, use, useEffect } from "react";
import { type Store, useStore } from "../lib/store";
import { followTheme, themeStore } from "./theme-store";
import type { Theme } from "./tokens";

/** Never changes, because React would then discard the server's HTML of every part that is not hydrated yet. */
const ThemeContext = createContext<Store<Theme> | null>(null);

/** Manages the theme for everything inside: follows the visitor's system, and provides the theme and its setter. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => followTheme(), []);
  return <ThemeContext value={themeStore}>{children}</ThemeContext>;
}

/**
 * A change re-renders only the components that call this hook.
 * @throws outside a ThemeProvider
 */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const store = use(ThemeContext);
  if (!store) throw new Error("ThemeProvider is missing above this component");
  return { theme: useStore(store), setTheme: store.set };
}
