import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { touchTarget } from "../components/shared-styles";
import { findTranslatedAddress } from "../domain/translated-address";
import { fontSize, fontWeight, media } from "../theme/style";

interface LanguageLinksProps extends Queries.LanguageLinksFragment {
  pathname: string;
}

/** Links to the same page in other languages, or to the first page there if it lacks this one. */
export function LanguageLinks({ translations, pathname }: LanguageLinksProps) {
  const codes = translations.map(({ language }) => codeOf(language));
  /** "en" for "en-GB", unless that would name two of them. */
  const shortest = (language: string) => {
    const code = codeOf(language);
    return codes.indexOf(code) === codes.lastIndexOf(code) ? code : language;
  };

  return translations.map((site, index) => (
    <a
      key={index}
      href={findTranslatedAddress(site, pathname) ?? site.url}
      lang={site.language}
      hrefLang={site.language}
      css={link}
    >
      <span css={wholeName}>{site.name}</span>
      {/* A phone's header has no room for more. */}
      <span css={code}>{shortest(site.language).toUpperCase()}</span>
    </a>
  ));
}

const codeOf = (language: string): string => new Intl.Locale(language).language;

const link: CSSObject = {
  ...touchTarget,
  flex: "none",
  justifyContent: "center",
  // A code alone is narrower than a fingertip needs at least.
  minWidth: "24px",
  color: "inherit",
  fontSize: fontSize.label,
  fontWeight: fontWeight.medium,
  textDecorationColor: "transparent",
  [media.hover]: { "&:hover": { textDecorationColor: "currentColor" } },
};

const wholeName: CSSObject = { display: "none", [media.small]: { display: "inline" } };

const code: CSSObject = { [media.small]: { display: "none" } };

export const fragment = graphql`
  fragment LanguageLinks on Company {
    translations {
      language
      name
      url
      without
    }
  }
`;
