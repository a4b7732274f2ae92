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
import { scrolledAttribute } from "../theme/first-paint-script";
import { MobileMenu } from "./mobile-menu";
import { ThemeSwitch } from "./theme-switch";

interface HeaderProps {
  pathname: string;
}

/** On a narrow screen, large text leaves less room for the logo. */
const logoSize = {
  normal: "min(1.75rem, 10vw - 14px)",
  scrolled: "min(1.375rem, 10vw - 14px)",
} as const;

const whenScrolled = `html[${scrolledAttribute}=true] &`;

/** Where the page begins with a picture that is dark enough for white text, and a script says that it is at its top. */
const overPicture = `html[${scrolledAttribute}=false] &:has(+ main > [data-under-header])`;

/** The open menu is a sheet that hangs from the header. Names the header three times, to come before `overPicture`. */
const overOpenMenu = "&&&:has(:popover-open)";

const raised = {
  color: color.textMuted,
  background: color.raised,
  boxShadow: `0 1px 24px ${color.shadow}`,
  "--logo-color": color.brand,
} as const;

/**
 * The fixed header. It is transparent with white text over the home page's hero, and a raised band with
 * grey text once the page is scrolled and on every other page. Scrolling also shrinks the logo. All of that is CSS,
 * so it is right before hydration, after an error, and legible without JavaScript.
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

  return (
    <header
      data-print="hidden"
      css={{
        position: "fixed",
        insetInline: 0,
        top: 0,
        zIndex: 10,
        height: "var(--header)",
        ...raised,
        transition: transition("background-color", "box-shadow", "color"),
        [overPicture]: {
          color: color.onPicture,
          background: "transparent",
          boxShadow: "none",
          "--logo-color": color.onPicture,
        },
        [overOpenMenu]: raised,
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
            color: "var(--logo-color)",
            fontSize: logoSize.normal,
            textDecoration: "none",
            transition: transition("font-size", "color"),
            [whenScrolled]: { fontSize: logoSize.scrolled },
          }}
        >
          <Logo name={company.name} />
        </Link>
        <nav
          aria-label={navigation.main.label}
          css={{ display: "none", [media.medium]: { display: "block" } }}
        >
          <ul
            css={{
              display: "flex",
              gap: space(3),
              marginRight: space(1),
              [media.wide]: { gap: space(4), marginRight: space(3) },
            }}
          >
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
