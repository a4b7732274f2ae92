import { graphql } from "gatsby";
import { findTranslatedAddress } from "../domain/translated-address";

interface AlternatesProps {
  company: Queries.AlternatesFragment;
  siteUrl: string;
  path: string;
}

/** Links to the same page in other languages, for search engines. Each version must list all of them, itself included. */
export function Alternates({ company, siteUrl, path }: AlternatesProps) {
  const { language: own, defaultLanguage, translations } = company;
  const others = translations.flatMap((site) => {
    const href = findTranslatedAddress(site, path);
    return href === undefined ? [] : [{ language: site.language, href }];
  });
  if (others.length === 0) return null;
  const all = [{ language: own, href: siteUrl + path }, ...others];
  const fallback = all.find(({ language }) => language === defaultLanguage);
  return [...all, ...(fallback ? [{ ...fallback, language: "x-default" }] : [])].map(
    ({ language, href }, index) => (
      <link key={index} rel="alternate" hrefLang={language} href={href} />
    ),
  );
}

export const fragment = graphql`
  fragment Alternates on Company {
    language
    defaultLanguage
    translations {
      language
      url
      without
    }
  }
`;
