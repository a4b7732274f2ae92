import { Icon } from "../components/icon";
import { scriptedIcon } from "../components/looks";
import { useTheme } from "../theme/theme-provider";

/**
 * Switches the dark theme on or off. CSS picks the icon by the root's `data-theme`, so it is right
 * before hydration; `aria-checked` is right from hydration on. An inline script answers presses until then.
 */
export function ThemeSwitch({ label }: { label: string }) {
  const { theme, setTheme } = useTheme();
  const isDark = theme === "dark";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={label}
      onClick={() => setTheme(isDark ? "light" : "dark")}
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
