import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import { type ThemeStore, themeStore } from "./theme-store";
import type { Theme } from "./tokens";

const ThemeContext = createContext<ThemeStore | null>(null);

/**
 * Manages the theme for everything inside: starts the store and provides the theme and its setter.
 *
 * The context's value is the store and never changes. A value that changed with the theme would make
 * React discard the server's HTML of every part that is not hydrated yet.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => themeStore.start(), []);
  return <ThemeContext value={themeStore}>{children}</ThemeContext>;
}

/**
 * The current theme and its setter. A change re-renders only the components that call this hook.
 * @throws outside a ThemeProvider
 */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const store = use(ThemeContext);
  if (!store) throw new Error("ThemeProvider is missing above this component");
  const theme = useSyncExternalStore<Theme>(store.subscribe, store.getTheme, () => "light");
  return { theme, setTheme: store.setTheme };
}
