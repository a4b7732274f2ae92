/** Fonts and spacing for languages whose writing system the theme's fonts do not cover (docs/decisions/0058). */
import { findWritingSystem } from "../lib/language";
import { fontFamilies } from "./fonts";

/** System fonts for headings and for text, by writing system (ISO 15924). */
const systemFonts: Readonly<Record<string, readonly [display: string, text: string]>> = {
  Arab: [
    '"Noto Naskh Arabic","Geeza Pro","Sakkal Majalla","Times New Roman"',
    '"Noto Sans Arabic","Geeza Pro","Segoe UI","Tahoma"',
  ],
  Beng: ['"Noto Serif Bengali","Bangla MN"', '"Noto Sans Bengali","Nirmala UI","Bangla Sangam MN"'],
  Cyrl: ['"Noto Serif","Georgia"', '"Noto Sans","Segoe UI","Helvetica Neue"'],
  Deva: [
    '"Noto Serif Devanagari","Devanagari MT"',
    '"Noto Sans Devanagari","Nirmala UI","Kohinoor Devanagari"',
  ],
  Grek: ['"Noto Serif","Georgia"', '"Noto Sans","Segoe UI","Helvetica Neue"'],
  Hans: ['"Noto Serif SC","Songti SC","SimSun"', '"Noto Sans SC","PingFang SC","Microsoft YaHei"'],
  Hant: [
    '"Noto Serif TC","Songti TC","PMingLiU"',
    '"Noto Sans TC","PingFang TC","Microsoft JhengHei"',
  ],
  Hebr: [
    '"Noto Serif Hebrew","New Peninim MT","David"',
    '"Noto Sans Hebrew","Arial Hebrew","Segoe UI"',
  ],
  Jpan: [
    '"Noto Serif JP","Hiragino Mincho ProN","Yu Mincho"',
    '"Noto Sans JP","Hiragino Sans","Yu Gothic"',
  ],
  Kore: [
    '"Noto Serif KR","AppleMyungjo","Batang"',
    '"Noto Sans KR","Apple SD Gothic Neo","Malgun Gothic"',
  ],
  Thai: ['"Noto Serif Thai","Thonburi"', '"Noto Sans Thai","Thonburi","Leelawadee UI"'],
};

/** Writing systems whose letters suit the tight spacing and low line height of our headings. */
const systemsLikeLatin = ["Latn", "Cyrl", "Grek"];

/** Returns the CSS rules for a language (BCP 47); none if it is written in Latin letters. Latin words keep the theme's fonts. */
export function createLanguageStyles(language: string): string {
  const system = findWritingSystem(language);
  const [display, text] = systemFonts[system] ?? [];
  const stacks =
    display !== undefined && text !== undefined
      ? `:root{--font-display:${insertSystemFonts(fontFamilies.display, display)};--font-text:${insertSystemFonts(fontFamilies.text, text)}}`
      : "";
  // Spacing would separate joined letters, and taller letters would touch the line above.
  const spacing = "*{letter-spacing:0!important}h1,h2,h3{line-height:1.4!important}";
  return stacks + (systemsLikeLatin.includes(system) ? "" : spacing);
}

/** Inserts system fonts behind the theme's own font, which words in Latin letters keep, and before its fallbacks. */
function insertSystemFonts(families: string, systemFonts: string): string {
  const [own = "", ...fallbacks] = families.split(",");
  return [own, systemFonts, ...fallbacks].join();
}
