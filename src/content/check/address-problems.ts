/** Checks of addresses outside this site: visitors can reach them, and a frame can show them. */
import type { AnnotatedValue } from "../model/annotated-values";

const wrong: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [
    /^https:\/\/([^./:?#]+|[^/:?#]*\.(localhost|local|internal|lan|home|corp|intranet)|(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+)([/:?#]|$)/i,
    "an address that visitors can reach",
  ],
  [/^mailto:(?![^@?]+@[^@?.]+(\.[^@?.]+)+(\?|$))/, "one e-mail address after mailto:"],
  [/^tel:(?!\+?(-*\d){3,15}-*$)/, "a phone number of 3 to 15 digits after tel:"],
];

/** Services that let some of their pages be shown in a frame: all their pages, those pages, and where to find one. */
const frames: readonly (readonly [service: RegExp, embeddable: RegExp, expected: string])[] = [
  [
    /^https:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.|(www\.)?google\.[a-z.]+\/maps)/i,
    /\/maps\/(d\/(u\/\d+\/)?)?embed|[?&]output=embed/,
    "the address from Share, Embed a map",
  ],
  [
    /^https:\/\/(www\.)?(openstreetmap\.org|osm\.org)/i,
    /\/export\/embed\.html\?/,
    "the address from Share, HTML",
  ],
  [/^https:\/\/(www\.)?bing\.com\/maps/i, /\/maps\/embed/, "the address from Share, Embed"],
  [
    /^https:\/\/calendar\.(google\.com|app\.google)/i,
    /\/calendar\/(embed\?|appointments\/schedules\/)/,
    "the address from Settings, Integrate calendar, Embed code",
  ],
];

/** Returns what is wrong, such as `expected an address that visitors can reach, got "https://localhost"`. */
export function addressProblem({ value, meta }: AnnotatedValue): string | undefined {
  if (!meta.link && !meta.url) return undefined;
  const [, expected] = wrong.find(([pattern]) => pattern.test(value)) ?? [];
  const isBlank = ([all, some]: (typeof frames)[number]) => all.test(value) && !some.test(value);
  const [, , framed] = (meta.iframe && frames.find(isBlank)) ?? [];
  const problem = expected ?? framed;
  return problem && `expected ${problem}, got "${value}"`;
}
