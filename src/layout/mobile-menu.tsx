import type { CSSObject } from "@emotion/react";
import {
  type FocusEvent,
  type MouseEvent as ReactMouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { Icon } from "../components/icon";
import { iconTarget } from "../components/shared-styles";
import { color, font, space } from "../theme/style";
import { NavigationLinks, type NavigationStyles } from "./navigation-links";

interface MobileMenuProps {
  navigation: Queries.NavigationLinksFragment;
  labels: Pick<Queries.HeaderQuery["labels"], "openMenu" | "closeMenu">;
  /** A change of this closes the menu. */
  pathname: string;
  className?: string;
}

const menuId = "mobile-menu";

/** Returns the menu if it is open, and null in browsers without popovers, where CSS shows it. */
function findOpenMenu(): HTMLElement | null {
  const menu = document.getElementById(menuId);
  return menu && "hidePopover" in menu && menu.matches(":popover-open") ? menu : null;
}

// oxlint-disable-next-line syntax/no-restricted-properties -- A menu is open where there are popovers only.
const closeMenu = (): void => findOpenMenu()?.hidePopover();

/** The browser opens and closes it by itself, before hydration too. */
function subscribeToMenu(listener: () => void): () => void {
  // The event does not bubble.
  document.addEventListener("toggle", listener, true);
  return () => document.removeEventListener("toggle", listener, true);
}

/** The hamburger button and its dropdown, a popover, which works without JavaScript and before hydration too. */
export function MobileMenu({ navigation, labels, pathname, className }: MobileMenuProps) {
  const isOpen = useSyncExternalStore(subscribeToMenu, findOpenMenu, () => null) !== null;
  const wrapper = useRef<HTMLDivElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);

  // A later effect would show the menu over the new page for a frame.
  useLayoutEffect(() => closeMenu, [pathname]);

  useEffect(() => {
    if (!isOpen) return;
    // The browser itself waits until the mouse button is released.
    const closeFromOutside = (event: MouseEvent) => {
      if (event.target instanceof Node && !wrapper.current?.contains(event.target)) closeMenu();
    };
    const handleKey = (event: KeyboardEvent) => {
      // The browser itself returns the focus only if it is in the menu.
      if (event.key === "Escape") {
        closeMenu();
        toggleButton.current?.focus();
      }
      // Safari itself skips the menu.
      if (
        event.key === "Tab" &&
        !event.shiftKey &&
        document.activeElement === toggleButton.current
      ) {
        event.preventDefault();
        findOpenMenu()?.querySelector("a")?.focus();
      }
    };
    // A phone that is turned may have room for the row of links.
    const closeIfHidden = () => {
      if (toggleButton.current?.offsetParent === null) closeMenu();
    };
    addEventListener("resize", closeIfHidden);
    document.addEventListener("mousedown", closeFromOutside);
    document.addEventListener("keydown", handleKey);
    return () => {
      removeEventListener("resize", closeIfHidden);
      document.removeEventListener("mousedown", closeFromOutside);
      document.removeEventListener("keydown", handleKey);
    };
  }, [isOpen]);

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
    // A click between the menu's links focuses Gatsby's wrapper around the whole page.
    if (!relatedTarget.contains(currentTarget)) closeMenu();
  };

  /** In a browser without popovers, the menu closes when the focus goes, and a second press takes it away. */
  const leaveMenu = (press: ReactMouseEvent) => {
    const { activeElement } = document;
    if (CSS.supports("selector(:popover-open)") || !wrapper.current?.contains(activeElement))
      return;
    press.preventDefault();
    if (activeElement instanceof HTMLElement) activeElement.blur();
  };

  return (
    <div ref={wrapper} className={className} onBlur={closeWhenLeft} css={wrapperStyle}>
      <button
        ref={toggleButton}
        type="button"
        // Safari focuses a clicked button only if it has this, which browsers without popovers rely on.
        tabIndex={0}
        popoverTarget={menuId}
        onMouseDown={leaveMenu}
        aria-label={isOpen ? labels.closeMenu : labels.openMenu}
        css={toggleStyle}
      >
        <Icon name="menu" size={24} className="menu" />
        <Icon name="close" size={24} className="close" />
      </button>
      <div id={menuId} popover="auto" css={dropdown}>
        <NavigationLinks
          {...navigation}
          pathname={pathname}
          onClick={closeMenu}
          styles={columnStyles}
        />
      </div>
    </div>
  );
}

const wrapperStyle: CSSObject = {
  flex: "none",
  // In a browser without popovers, the menu is open while the focus is in it or on its button.
  "@supports not selector(:popover-open)": {
    "&:not(:focus-within) > [popover]": { display: "none" },
  },
};

const toggleStyle: CSSObject = {
  ...iconTarget,
  "& > .close": { display: "none" },
  "&:has(+ :popover-open)": {
    "& > .menu": { display: "none" },
    "& > .close": { display: "block" },
  },
};

const columnStyles: NavigationStyles = {
  link: {
    display: "flex",
    alignItems: "center",
    minHeight: space(9),
    borderBottom: `1px solid ${color.line}`,
    fontFamily: font.display,
    fontSize: "var(--heading)",
    textDecoration: "none",
    "&[aria-current]": { color: color.brand, textDecoration: "underline" },
  },
  button: {
    width: "100%",
    marginTop: space(3),
    "&[aria-current]": { borderColor: "currentColor", color: color.brand },
  },
};

const dropdown: CSSObject = {
  position: "fixed",
  inset: "var(--header) 0 auto",
  width: "auto",
  maxHeight: "calc(100dvh - var(--header))",
  overflowY: "auto",
  padding: `${space(1)} var(--gutter) ${space(3)}`,
  border: 0,
  background: color.header,
  color: color.text,
  borderTop: `1px solid ${color.line}`,
  boxShadow: `0 16px 32px ${color.shadow}`,
  "&::backdrop": { top: "var(--header)", background: color.backdrop },
};
