/** Styles for the script of the site's language, where the theme's fonts and spacing are made for another. */
import { writingSystemOf } from "../lib/writing-system";
import { fontFamilies } from "./fonts";

/** Fonts that systems have for scripts that the theme's fonts lack: for headings, then for text. */
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

/** The scripts that our headings' spacing and low lines suit. */
const likeLatin = ["Latn", "Cyrl", "Grek"];

/** The rules for a language, given in BCP 47; none for one in Latin letters. Latin words keep the theme's fonts. */
export function writingStyles(language: string): string {
  const system = writingSystemOf(language);
  const [display, text] = systemFonts[system] ?? [];
  const stacks =
    display !== undefined && text !== undefined
      ? `:root{--font-display:${withOwn(fontFamilies.display, display)};--font-text:${withOwn(fontFamilies.text, text)}}`
      : "";
  // Letters that are joined come apart with any spacing, and taller letters touch the line above.
  const spacing = "*{letter-spacing:0!important}h1,h2,h3{line-height:1.4!important}";
  return stacks + (likeLatin.includes(system) ? "" : spacing);
}

/** The theme's own font first, for words in Latin letters, then those of the script, then its fallbacks. */
function withOwn(families: string, systemFonts: string): string {
  const [own = "", ...fallbacks] = families.split(",");
  return [own, systemFonts, ...fallbacks].join();
}
