import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "../components/icon";
import { SmartLink } from "../components/smart-link";
import { color, fontSize, fontWeight, iconTarget, media, space } from "../theme/style";
import { ThemeSwitch } from "./theme-switch";

interface MobileMenuProps {
  navigation: Queries.MobileMenuFragment;
  labels: Pick<Queries.HeaderQuery["labels"], "openMenu" | "closeMenu" | "darkTheme">;
}

/** The hamburger button and its dropdown, on screens too narrow for the row of links. */
export function MobileMenu({ navigation, labels }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = (event: MouseEvent) => {
      if (event.target instanceof Node && !wrapper.current?.contains(event.target)) close();
    };
    // The focus would be lost with the links that are now hidden.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      toggle.current?.focus();
    };
    document.addEventListener("mousedown", closeFromOutside);
    document.addEventListener("keydown", closeByEscape);
    return () => {
      document.removeEventListener("mousedown", closeFromOutside);
      document.removeEventListener("keydown", closeByEscape);
    };
  }, [isOpen]);

  return (
    <div ref={wrapper} css={{ [media.wide]: { display: "none" } }}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={isOpen ? labels.closeMenu : labels.openMenu}
        onClick={() => setIsOpen(!isOpen)}
        css={iconTarget}
      >
        <Icon name={isOpen ? "close" : "menu"} size={24} />
      </button>
      <div
        id={menuId}
        hidden={!isOpen}
        css={{
          position: "absolute",
          insetInline: 0,
          top: "100%",
          maxHeight: "calc(100dvh - var(--header))",
          overflowY: "auto",
          padding: `${space(1)} var(--gutter) ${space(3)}`,
          background: color.raised,
          color: color.text,
          borderTop: `1px solid ${color.line}`,
          boxShadow: `0 16px 32px ${color.shadow}`,
        }}
      >
        <nav aria-label={navigation.label}>
          <ul>
            {navigation.links.map(({ label, to }) => (
              <li key={to} css={{ borderBottom: `1px solid ${color.line}` }}>
                <SmartLink
                  to={to}
                  onClick={close}
                  css={{
                    display: "flex",
                    alignItems: "center",
                    minHeight: space(7),
                    fontSize: fontSize.large,
                    textDecoration: "none",
                    "&[aria-current=page]": { color: color.brand, fontWeight: fontWeight.semibold },
                  }}
                >
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        <div css={{ paddingTop: space(2) }}>
          <ThemeSwitch label={labels.darkTheme} isLabelled />
        </div>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment MobileMenu on LinkGroup {
    label
    links {
      label
      to
    }
  }
`;
