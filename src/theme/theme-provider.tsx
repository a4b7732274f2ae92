import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { type ThemeStore, themeStore } from "./theme-store";

const ThemeContext = createContext<ThemeStore>(themeStore);

/**
 * Hands the theme store down. It holds no state, draws nothing and starts nothing, because Gatsby
 * mounts it twice (around the page and around its Head) and a theme change must re-render no page.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={themeStore}>{children}</ThemeContext>;
}

/** The theme and how to flip it. Only the component that calls this is drawn again on a change. */
export function useTheme(): { isDark: boolean; toggle: () => void } {
  const store = use(ThemeContext);
  const isDark = useSyncExternalStore(store.subscribe, store.isDark, () => false);
  return { isDark, toggle: store.toggle };
}
