/** What texts must not contain, or had better not. */
import { type AnnotatedValue, siblings } from "../model/annotated-values";
import type { ContentSource } from "./content-folder";
import type { Finding } from "./finding";

type Fields = (annotated: AnnotatedValue) => boolean | undefined;
const everywhere: Fields = () => true;
const texts: Fields = ({ meta }) => meta.prose ?? meta.altText;
const plainTexts: Fields = (annotated) => texts(annotated) && !annotated.meta.template;
const descriptions: Fields = ({ meta }) => meta.altText;
const addresses: Fields = ({ meta }) => meta.link ?? meta.url;
const headings: Fields = ({ path }) =>
  path[0] !== "seo" && path.some((step) => /^(heading|title|taglines)$/.test(String(step)));

/** What is looked for, in which fields, and the sentence about each find, in which `%` stands for it. */
type Rule = readonly [fields: Fields, find: RegExp | typeof gapsIn, sentence: string];

const character = "expected visible characters and \\n, got %, ";
const html = "HTML is shown as typed: write plain text";
const markdown = "Markdown is shown as typed: write plain text";

const rules: Readonly<Record<Finding["level"], readonly Rule[]>> = {
  refused: [
    [everywhere, /\uFEFF/gu, `${character}a byte-order mark: delete it`],
    [everywhere, /\uFFFD/gu, `${character}the sign of a lost character: type it again`],
    [everywhere, /\p{Co}/gu, `${character}which no font here has: delete it`],
    [everywhere, /[\u202A-\u202E\u2066-\u2069]/gu, `${character}a mark of direction: delete it`],
    [everywhere, /(?!\n)\p{Cc}/gu, `${character}a control character: delete it`],
    [everywhere, /\p{Cs}/gu, `${character}half of a character: type it again`],
    [
      texts,
      /\$\{[^}]*\}|\{\{[^}]*\}\}/g,
      'expected words, or a placeholder in single braces, got "%"',
    ],
    [
      texts,
      // UTF-8 that was read as Windows-1252. What may follow a word that ends in Ã is left out.
      /Ã[\u00A0-\u00AA\u00AC-\u00BA\u00BC-\u00BF€ƒ‡ˆ‰Š‹ŒŽœŸžš†]|Â[\u00A0-\u00BF]|â€.?|ðŸ.?|ï¿½|ï»¿/gu,
      'expected letters, got "%", as from another encoding: type it again',
    ],
    [texts, /\\n/g, "expected Enter in the CMS or one \\n in the file, got a backslash and an n"],
  ],
  advised: [
    [texts, /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/gi, html],
    [texts, /\*\*\S|\[[^\]]+\]\([^)]*\)|^#{1,6} |`[^`]+`/gm, markdown],
    [texts, /(?:^|\s)__?\w[^_]*__?(?:\s|$)/gm, markdown],
    [plainTexts, /\{\w+\}/g, "% is shown as typed: this text has no placeholders"],
  ],
  strict: [
    [texts, gapsIn, "% is still to be filled in"],
    [texts, /lorem ipsum|\b(?:TODO|FIXME|TBD)\b/gi, '"%" is a filler: write the text'],
    [headings, /^[^]{81,}$/g, "a heading of more than 80 characters takes many lines: shorten it"],
    [
      descriptions,
      /^(an? |the )?(image|picture|photo(graph)?|icon|graphic) (of|showing)\b/gi,
      "screen readers say that it is a picture: begin with what it shows",
    ],
    [
      descriptions,
      /^(.*\.(jpe?g|png|webp|avif|gif|heic|svg)|(img|dsc[nf]?|pxl|screenshot)[-_ ]?\d.*|\W*(image|picture|photo|icon|logo|alt|description|untitled|placeholder|test|\w{1,2})\W*\d*)$/gi,
      '"%" describes nothing: say what the picture shows',
    ],
    [
      addresses,
      // `.example` and example.com are reserved for documentation.
      /^(#|https:\/\/([^/]+\.)?(example\.(com|net|org)|[^/]+\.example)([/:?#].*)?)$/gi,
      '"%" leads nowhere: enter the address',
    ],
    [
      addresses,
      // A network without a profile, or with that of its instructions.
      /^https:\/\/(www\.)?(facebook|instagram|linkedin|twitter|x|youtube|tiktok|xing)\.com(\/(in|company)?)?(\/?@?(your|my)[^/]*)?\/?$/gi,
      '"%" leads nowhere: enter the address',
    ],
    [addresses, /^https:\/\/plus\.google\.com.*/g, '"%" no longer works: Google+ closed in 2019'],
  ],
};

const levels = ["refused", "advised", "strict"] as const;

export function textFindings({ values }: ContentSource): Finding[] {
  return values.flatMap((annotated) =>
    levels.flatMap((level) => {
      const messages = rules[level].flatMap(([fields, find, sentence]) => {
        if (!fields(annotated)) return [];
        const found = typeof find === "function" ? find(annotated) : annotated.value.match(find);
        return (found ?? []).map((each) => sentence.replace("%", () => visible(each)));
      });
      if (level === "strict" && repeatsATextBeside(annotated, values)) {
        messages.push("the description repeats a text beside the picture: say what it shows");
      }
      return [...new Set(messages)].map((message) => ({ level, path: annotated.path, message }));
    }),
  );
}

/** In the closing notes of a legal document, which speak of brackets, only a text that is nothing else counts. */
function gapsIn({ path, value }: AnnotatedValue): readonly string[] {
  // The sign of a suspect mail has brackets of its own.
  if (path.join(".") === "mail.suspect") return [];
  if (path[0] === "notes" && !/^\[[^\]]+\]$/.test(value)) return [];
  return value.match(/\[[^\]]+\]/g) ?? [];
}

function visible(found: string): string {
  const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return /^[\p{C}]/u.test(found) || found === "\uFFFD" ? `U+${code}` : found;
}

function repeatsATextBeside(annotated: AnnotatedValue, values: readonly AnnotatedValue[]): boolean {
  if (!descriptions(annotated) || annotated.value === "") return false;
  return siblings(values, annotated).some(
    ({ value, meta }) => meta.prose && onlyWords(value) === onlyWords(annotated.value),
  );
}

const onlyWords = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
