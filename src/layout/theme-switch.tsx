import { Icon } from "../components/icon";
import { iconTarget, space, transition } from "../theme/style";
import { useTheme } from "../theme/theme-provider";

interface ThemeSwitchProps {
  label: string;
  /** Shows the label beside the switch. */
  isLabelled?: boolean;
}

/**
 * Switches the dark theme on or off. CSS picks the icon by the body's `data-theme`, so it is right
 * before hydration; `aria-checked` is right from hydration on.
 */
export function ThemeSwitch({ label, isLabelled = false }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme();
  const isDark = theme === "dark";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={isLabelled ? undefined : label}
      onClick={() => setTheme(isDark ? "light" : "dark")}
      css={{
        ...iconTarget,
        gap: space(1.5),
        width: isLabelled ? "auto" : iconTarget.width,
        transition: transition("color"),
        // It does nothing without JavaScript.
        "@media (scripting: none)": { display: "none" },
        "& .sun": { display: "none" },
        "body[data-theme=dark] & .sun": { display: "block" },
        "body[data-theme=dark] & .moon": { display: "none" },
      }}
    >
      <Icon name="moon" className="moon" />
      <Icon name="sun" className="sun" />
      {isLabelled && label}
    </button>
  );
}
