import { graphql } from "gatsby";
import { counterpartOf } from "../domain/translations";

interface AlternatesProps {
  company: Queries.AlternatesFragment;
  siteUrl: string;
  path: string;
}

/** Tells search engines of the same page in other languages, each of which has to name all of them. */
export function Alternates({ company, siteUrl, path }: AlternatesProps) {
  const { language: own, defaultLanguage, translations } = company;
  const others = translations.flatMap((site) => {
    const href = counterpartOf(site, path);
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
