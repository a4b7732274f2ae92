import { Icon } from "../components/icon";
import { scriptedIcon } from "../components/shared-styles";
import { useIsHydrated } from "../lib/store";
import { useTheme } from "../theme/theme-provider";

/** CSS picks the icon, so it is right before hydration, when an inline script answers presses. */
export function ThemeSwitch({ label }: { label: string }) {
  const { theme, setTheme } = useTheme();
  const isHydrated = useIsHydrated();
  const isDark = theme === "dark";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={label}
      data-hydrated={isHydrated ? "" : undefined}
      onClick={({ defaultPrevented }) => {
        // While it hydrates, an inline script has answered the press already.
        if (!defaultPrevented) setTheme(isDark ? "light" : "dark");
      }}
      css={{
        ...scriptedIcon,
        "& .sun": { display: "none" },
        "html[data-theme=dark] & .sun": { display: "block" },
        "html[data-theme=dark] & .moon": { display: "none" },
      }}
    >
      <Icon name="moon" className="moon" />
      <Icon name="sun" className="sun" />
    </button>
  );
}
