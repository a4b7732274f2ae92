import { graphql, Link, useStaticQuery } from "gatsby";
import { Logo } from "../components/logo";
import { SmartLink } from "../components/smart-link";
import { SearchLauncher } from "../search/search-launcher";
import {
  color,
  container,
  fontSize,
  fontWeight,
  media,
  space,
  touchTarget,
  transition,
} from "../theme/style";
import { MobileMenu } from "./mobile-menu";
import { ThemeSwitch } from "./theme-switch";
import { useIsScrolled } from "./use-is-scrolled";

/** In CSS pixels. */
const scrollThreshold = 10;

interface HeaderProps {
  pathname: string;
}

/** On a narrow screen, large text leaves less room for the logo. */
const logoSize = { normal: "min(1.75rem, 7.5vw)", scrolled: "min(1.375rem, 6vw)" } as const;

/**
 * The fixed header. It is transparent with white text over the home page's hero, and a raised band with
 * grey text once the page is scrolled and on every other page. Scrolling also shrinks the logo.
 */
export function Header({ pathname }: HeaderProps) {
  const { company, labels, navigation, searchText } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      company {
        name
      }
      labels {
        openMenu
        closeMenu
        darkTheme
        search
        close
      }
      searchText {
        ...SearchDialog
      }
      navigation {
        main {
          label
          links {
            ...SmartLink
          }
          ...MobileMenu
        }
      }
    }
  `);
  const isScrolled = useIsScrolled(scrollThreshold);
  const isTransparent = pathname === "/" && !isScrolled;

  return (
    <header
      data-print="hidden"
      data-scrolled={isScrolled}
      data-transparent={isTransparent}
      css={{
        position: "fixed",
        insetInline: 0,
        top: 0,
        zIndex: 10,
        height: "var(--header)",
        color: isTransparent ? color.onPicture : color.textMuted,
        background: isTransparent ? "transparent" : color.raised,
        boxShadow: isTransparent ? "none" : `0 1px 24px ${color.shadow}`,
        transition: transition("background-color", "box-shadow", "color"),
      }}
    >
      <div
        css={[
          container,
          { display: "flex", alignItems: "center", gap: `min(${space(1)}, 2.5vw)`, height: "100%" },
        ]}
      >
        <Link
          to="/"
          css={{
            ...touchTarget,
            minWidth: 0,
            marginRight: "auto",
            color: isTransparent ? color.onPicture : color.brand,
            fontSize: isScrolled ? logoSize.scrolled : logoSize.normal,
            textDecoration: "none",
            transition: transition("font-size", "color"),
          }}
        >
          <Logo name={company.name} />
        </Link>
        <nav
          aria-label={navigation.main.label}
          css={{ display: "none", [media.wide]: { display: "block" } }}
        >
          <ul css={{ display: "flex", gap: space(4), marginRight: space(3) }}>
            {navigation.main.links.map(({ label, to }) => (
              <li key={to}>
                <SmartLink
                  to={to}
                  css={{
                    ...touchTarget,
                    fontSize: fontSize.label,
                    fontWeight: fontWeight.medium,
                    textDecorationLine: "underline",
                    textDecorationColor: "transparent",
                    transition: transition("color", "text-decoration-color"),
                    "&[aria-current=page]": {
                      color: color.brand,
                      textDecorationColor: "currentColor",
                    },
                    [media.hover]: { "&:hover": { textDecorationColor: "currentColor" } },
                  }}
                >
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchLauncher
          label={labels.search}
          text={searchText}
          closeLabel={labels.close}
          pathname={pathname}
        />
        <ThemeSwitch label={labels.darkTheme} />
        <MobileMenu navigation={navigation.main} labels={labels} pathname={pathname} />
      </div>
    </header>
  );
}
