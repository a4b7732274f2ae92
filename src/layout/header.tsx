import type { CSSObject } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Logo } from "../components/logo";
import { targetSize, touchTarget } from "../components/shared-styles";
import { SearchLauncher } from "../search/search-launcher";
import { color, container, fontSize, fontWeight, media, space, transition } from "../theme/style";
import { LanguageLinks } from "./language-links";
import { MobileMenu } from "./mobile-menu";
import { NavigationLinks, type NavigationStyles } from "./navigation-links";
import { ThemeSwitch } from "./theme-switch";
import { whereRowFits } from "./where-row-fits";

/**
 * The fixed header: transparent over the home page's hero, a raised band elsewhere and once the page is scrolled, which
 * also shrinks the logo. All of that is CSS, so it is right before hydration, after an error, and without JavaScript.
 */
export function Header({ pathname }: { pathname: string }) {
  const { company, labels, navigation, searchText } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      company {
        name
        ...LanguageLinks
      }
      labels {
        openMenu
        closeMenu
        darkTheme
        search
      }
      searchText {
        ...SearchDialog
      }
      navigation {
        main {
          ...NavigationLinks
        }
      }
    }
  `);

  const { links } = navigation.main;
  const { ifRowFits, ifWideRowFits } = whereRowFits({ ...company, links });

  return (
    <header
      css={{
        position: "fixed",
        inset: "0 0 auto",
        zIndex: 10,
        height: "var(--header)",
        ...raisedStyle,
        transition: transition("background-color", "box-shadow", "color"),
        [overPicture]: onPictureStyle,
        [overOpenMenu]: raisedStyle,
      }}
    >
      <div
        css={{
          ...container,
          containerType: "inline-size",
          display: "flex",
          alignItems: "center",
          // On the narrowest phones the icons stand close, to leave room for a long word of the name.
          gap: `clamp(0px, 16vw - 52px, ${space(1)})`,
          height: "100%",
          // The last icon, and not the target around it, ends at the margin.
          paddingInlineEnd: `calc(var(--gutter) - ${space(1.25)})`,
        }}
      >
        <div css={logoPlace}>
          <Logo
            name={company.name}
            css={{
              // A long name in a browser with large letters ends where the header does.
              maxHeight: "100%",
              overflow: "hidden",
              alignItems: ["center", "safe center"],
            }}
          />
        </div>
        {links.length > 0 && (
          <NavigationLinks
            {...navigation.main}
            pathname={pathname}
            styles={rowStyles}
            css={{
              display: "none",
              ...closeGaps,
              ...ifRowFits({ display: "block" }),
              ...ifWideRowFits(wideGaps),
            }}
          />
        )}
        <SearchLauncher labels={labels} text={searchText} pathname={pathname} />
        <LanguageLinks translations={company.translations} pathname={pathname} />
        <ThemeSwitch label={labels.darkTheme} />
        {links.length > 0 && (
          <MobileMenu
            navigation={navigation.main}
            labels={labels}
            pathname={pathname}
            css={ifRowFits({ display: "none" })}
          />
        )}
      </div>
    </header>
  );
}

/** On a narrow screen, large text leaves less room for the logo. The least size is that of 320 pixels. */
const logoSize = "max(18px, min(1.75rem, 10vw - 14px, 6vw + max(-1px, 17px - 1rem)))";

const whenScrolled = "html[data-scrolled=true] &";

/** What the controls and the row of links leave is the container by whose width the logo goes. */
const logoPlace: CSSObject = {
  flex: "1 1 0",
  minWidth: 0,
  containerType: "inline-size",
  display: "flex",
  alignItems: "center",
  height: "100%",
  color: "var(--logo-color)",
  fontSize: logoSize,
  transition: transition("font-size", "color"),
  // Beside the row of links on a tablet.
  [media.medium]: { fontSize: "1.5rem" },
  [media.wide]: { fontSize: logoSize },
  [whenScrolled]: { fontSize: `calc(0.8 * ${logoSize})` },
};

const closeGaps = { "--row-gap": space(2.5), "--row-end": space(0.5), "--row-inset": space(1.5) };
const wideGaps = { "--row-gap": space(4), "--row-end": space(3), "--row-inset": space(2.5) };

const rowStyles: NavigationStyles = {
  list: {
    display: "flex",
    alignItems: "center",
    gap: "var(--row-gap)",
    marginInlineEnd: "var(--row-end)",
  },
  // Only the name wraps.
  link: {
    whiteSpace: "nowrap",
    ...touchTarget,
    fontSize: fontSize.label,
    fontWeight: fontWeight.medium,
    textDecorationColor: "transparent",
    transition: transition("color", "text-decoration-color"),
    "&[aria-current]": { color: color.brand, textDecorationColor: "currentColor" },
    [media.hover]: { "&:hover": { textDecorationColor: "currentColor" } },
  },
  // The last link has the colour of the others, also over a picture.
  button: {
    whiteSpace: "nowrap",
    width: "auto",
    minHeight: targetSize,
    padding: `${space(1)} var(--row-inset)`,
    borderColor: "currentColor",
    color: "inherit",
    letterSpacing: 0,
    [media.forcedColors]: { borderColor: "ButtonBorder" },
    "&[aria-current]": { color: color.brand, boxShadow: "inset 0 0 0 1px currentColor" },
    [media.hover]: {
      "&:hover": {
        borderColor: "currentColor",
        color: "inherit",
        background: "color-mix(in srgb, currentColor 14%, transparent)",
      },
    },
  },
};

/** Where the page begins with a picture that is dark enough for white text, and a script says that it is at its top. */
const overPicture = "html[data-scrolled=false] &:has(+ main > [data-under-header])";

/** While the menu is open, which hangs from the header. `&&&` makes it more specific than `overPicture`. */
const overOpenMenu = "&&&:has(:popover-open)";

const raisedStyle: CSSObject = {
  color: color.textMuted,
  background: color.header,
  boxShadow: `0 1px ${color.line}, 0 1px 24px ${color.shadow}`,
  "--logo-color": color.brand,
  "--color-focus": "inherit",
};

const onPictureStyle: CSSObject = {
  color: color.onPicture,
  background: "transparent",
  boxShadow: "none",
  "--logo-color": color.onPicture,
  "--color-focus": color.onPicture,
};
