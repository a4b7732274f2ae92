/** Advice about texts that are valid and yet probably not what the editor meant. */
import type { AnnotatedValue, JsonPath } from "../../content-model/annotated-values";
import { findGaps } from "./find-gaps";

interface Advice {
  readonly path: JsonPath;
  readonly message: string;
}

const asTyped: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    /\\n/,
    "a backslash and an n are shown as typed: press Enter in the CMS, write one \\n in the file",
  ],
  [/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i, "HTML is shown as typed: write plain text"],
  [
    /\*\*\S|\[[^\]]+\]\([^)]*\)|^#{1,6} |(?:^|\s)__?\w[^_]*__?(?:\s|$)|`[^`]+`/m,
    "Markdown is shown as typed: write plain text",
  ],
];

/** Returns advice about markup and placeholders in plain texts. */
export function plainTextAdvice(values: readonly AnnotatedValue[]): Advice[] {
  return values.flatMap(({ path, value, meta }) => {
    if (!meta.prose && !meta.altText) return [];
    const messages = asTyped.flatMap(([pattern, message]) =>
      pattern.test(value) ? [message] : [],
    );
    const [placeholder] = meta.template ? [] : (/\{\w+\}/.exec(value) ?? []);
    if (placeholder)
      messages.push(`${placeholder} is shown as typed: this text has no placeholders`);
    return messages.map((message) => ({ path, message }));
  });
}

/** In characters. */
const longestHeading = 80;
const headings = new Set(["heading", "title", "taglines"]);

/** Returns advice that matters before publishing: unfinished texts, weak descriptions, long headings. */
export function strictTextAdvice(values: readonly AnnotatedValue[]): Advice[] {
  return values.flatMap((annotated) => {
    const { path, value, meta } = annotated;
    const messages = meta.altText ? altTextAdvice(annotated, values) : [];
    const [gap] = findGaps(path, value);
    if (meta.prose && gap) messages.push(`${gap[0]} is still to be filled in`);
    if (/lorem ipsum/i.test(value)) messages.push("lorem ipsum is a filler: write the text");
    const field = path.filter((step) => typeof step === "string").at(-1) ?? "";
    if (headings.has(field) && path[0] !== "seo" && value.length > longestHeading) {
      const length = String(value.length);
      messages.push(
        `a heading of ${length} characters takes many lines: use at most ${String(longestHeading)}`,
      );
    }
    if ((meta.link || meta.url) && isPlaceholderLink(value)) {
      messages.push(`"${value}" leads nowhere: enter the address`);
    }
    return messages.map((message) => ({ path, message }));
  });
}

function altTextAdvice({ path, value }: AnnotatedValue, values: readonly AnnotatedValue[]) {
  const owner = JSON.stringify(path.slice(0, -1));
  const normal = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const repeats = values.some(
    (other) =>
      other.meta.prose &&
      JSON.stringify(other.path.slice(0, -1)) === owner &&
      normal(other.value) === normal(value),
  );
  return [
    ...(repeats ? ["the description repeats a text beside the picture: say what it shows"] : []),
    ...(/^(an? |the )?(image|picture|photo(graph)?|icon|graphic) (of|showing)\b/i.test(value)
      ? ["screen readers say that it is a picture: begin with what it shows"]
      : []),
  ];
}

/** `.example` and example.com are reserved for documentation. */
function isPlaceholderLink(link: string): boolean {
  return (
    link === "#" ||
    /^https:\/\/([^/]+\.)?(example\.(com|net|org)|[^/]+\.example)(?=[/:?#]|$)/i.test(link)
  );
}
