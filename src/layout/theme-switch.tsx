import { Moon, Sun } from "lucide-react";
import { iconTarget, space, transition } from "../theme/style";
import { useTheme } from "../theme/theme-provider";

interface ThemeSwitchProps {
  label: string;
  /** Shows the label beside the switch. */
  isLabelled?: boolean;
}

/**
 * The dark theme, on or off. Which drawing shows is decided in CSS by the body's `data-theme`, so the
 * switch looks right before any script has run; only `aria-checked` waits for it.
 */
export function ThemeSwitch({ label, isLabelled = false }: ThemeSwitchProps) {
  const { isDark, toggle } = useTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={isLabelled ? undefined : label}
      onClick={toggle}
      css={{
        ...iconTarget,
        gap: space(1.5),
        width: isLabelled ? "auto" : iconTarget.width,
        transition: transition("color"),
        "& .sun": { display: "none" },
        "body[data-theme=dark] & .sun": { display: "block" },
        "body[data-theme=dark] & .moon": { display: "none" },
      }}
    >
      <Moon className="moon" size={20} strokeWidth={1.5} aria-hidden="true" />
      <Sun className="sun" size={20} strokeWidth={1.5} aria-hidden="true" />
      {isLabelled && label}
    </button>
  );
}
