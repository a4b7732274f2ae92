/** The types of single fields: texts, links, dates, pictures. Each takes what an editor sees: a label, a hint, an example. */
import { z } from "zod";
import { isCalendarDate } from "../../domain/calendar-date";
import { fieldMeta } from "./field-metadata";

/** A text that matches a pattern. The only flag is `u`, because patterns in JSON Schemas have no others. */
const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, `expected ${expected}`);

/** A text for readers, never blank. Newlines separate paragraphs. */
export const shortText = (label: string, hint?: string, example?: string) =>
  matching(/[\p{L}\p{N}\p{P}\p{S}]/u, "some text").meta({
    prose: true,
    ...fieldMeta(label, hint, example),
  });

export const longText = (label: string, hint?: string) =>
  shortText(label, hint).meta({ longText: true });

const listPlaceholders = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/** A text that may contain these {placeholders}, which are filled in when it is shown, and no others. */
export const withPlaceholders = (schema: z.ZodString, ...names: readonly string[]) => {
  const noOthers = new RegExp(`^(?![^]*\\{(?!(?:${names.join("|")})\\})\\w+\\})`, "u");
  return schema.regex(noOthers, `expected no placeholders other than ${listPlaceholders(names)}`);
};

/** A text that must contain each of these {placeholders}, and no others. */
export const template = (label: string, ...names: [string, ...string[]]) => {
  const hint = `${listPlaceholders(names)} will be filled in.`;
  let schema = withPlaceholders(shortText(label, hint), ...names);
  for (const name of names) {
    const expected = `expected a text with the placeholder {${name}}`;
    schema = schema.regex(new RegExp(`\\{${name}\\}`, "u"), expected);
  }
  return schema;
};

/** A name used in addresses and as a key: lower-case words joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/u;

export const slug = (label: string, hint?: string, example = "tax-advice") =>
  matching(
    slugPattern,
    "lower-case letters and digits, words joined by single hyphens, such as tax-advice",
  ).meta(
    fieldMeta(label, hint ?? "Lower-case letters and digits, words joined by hyphens.", example),
  );

/** Identifies an item in its list; unique there. */
export const id = () =>
  slug("Id", "Never shown. Unique in this list: lower-case words and hyphens.");

/** Identifies an item in its list, and is the id of the element that shows it. */
export const anchor = (example?: string) =>
  slug(
    "Anchor",
    "The end of its address, after #: lower-case words and hyphens, unique in this list.",
    example,
  ).meta({
    anchor: true,
  });

/** An address on another site; https only, because browsers block insecure content in a secure page. */
export const httpsUrl = (label: string, hint?: string, example?: string) =>
  matching(/^https:\/\/[A-Za-z0-9.-]+(:\d+)?([/?#]\S*)?$/u, "an https URL").meta(
    fieldMeta(label, hint, example ?? "https://www.example.com/page"),
  );

/** The root of a site without a trailing slash, ready to have a path appended. */
export const siteOrigin = (label: string, hint?: string) =>
  matching(
    /^https:\/\/[A-Za-z0-9.-]+(:\d+)?$/u,
    "the address of a site such as https://www.example.com, without a path",
  ).meta(fieldMeta(label, hint, "https://www.example.com"));

/** The target of a link. Refuses every other scheme, javascript: and http: among them. */
export const linkTarget = () =>
  matching(
    /^(https:\/\/[A-Za-z0-9.-]+(:\d+)?([/?#]\S*)?|mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?|tel:\+?[\d-]{3,}|\/(?!\/)([^\s\\%]|%[0-9A-Fa-f]{2})*|#[^\s\\]*)$/u,
    "a link such as https://www.example.com, mailto:hello@example.com, tel:+12025550100 or /contact-us, with %20 for a space",
  ).meta({
    link: true,
    ...fieldMeta("Link to", "A page of this site, or https:, mailto: or tel:.", "/contact-us"),
  });

/** A path that leads elsewhere. In the rules of static hosts, * and : stand for other texts. */
export const formerPath = () =>
  matching(
    /^\/(?!\/)([^\s\\%*:?#]|%[0-9A-Fa-f]{2})+$/u,
    "a path such as /old-page, without * : ? and #",
  ).meta({
    formerPath: true,
    ...fieldMeta(
      "From",
      "As it was on the site before, without what follows a ? or #.",
      "/old-page",
    ),
  });

export const emailAddress = (label: string, hint?: string) =>
  matching(
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{N}][\p{L}\p{N}-]*(\.[\p{L}\p{N}][\p{L}\p{N}-]*)+$/u,
    "an e-mail address such as hello@example.com",
  ).meta(fieldMeta(label, hint, "hello@example.com"));

/** An E.164 number, as a tel: link needs it. */
export const phoneNumber = (label: string) =>
  matching(/^\+\d{7,15}$/u, "a phone number such as +12025550100, without spaces").meta(
    fieldMeta(label, "With the country code, without spaces.", "+12025550100"),
  );

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/u;
export const isTimeOfDay = (value: string) => timePattern.test(value);

export const timeOfDay = (label: string) =>
  matching(timePattern, "a time such as 09:30").meta(
    fieldMeta(label, "On the 24-hour clock.", "09:30"),
  );

/** A code or name that `Intl` knows. For others it finds nothing, or throws. */
const intlCode = (find: (code: string) => unknown, expected: string) => {
  const isKnown = (code: string) => {
    try {
      return find(code) !== undefined;
    } catch {
      return false;
    }
  };
  return z.string().refine(isKnown, `expected ${expected}`);
};

/** A day of the calendar. */
export const calendarDay = (label: string, hint?: string) =>
  matching(/^\d{4}-\d{2}-\d{2}$/u, "a day such as 2026-11-30")
    .refine(isCalendarDate, "expected a day that exists, such as 2026-11-30")
    .meta(fieldMeta(label, hint, "2026-11-30"));

/** The language of the texts, as BCP 47 has it. */
export const language = (
  label = "Language",
  hint = "Of all texts. Direction, weekdays and times of day follow it.",
) =>
  intlCode(
    (code) => new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code),
    "the code of a language such as en or pt-BR",
  ).meta(fieldMeta(label, hint, "en"));

export const timeZone = () =>
  intlCode(
    (name) => new Intl.DateTimeFormat("en", { timeZone: name }),
    "a time zone such as Europe/Paris",
  ).meta(fieldMeta("Time zone", "A name of the IANA list.", "Europe/Paris"));

/**
 * The path of a picture, relative to the content file.
 * @param shownSize the largest size at which a page shows it, in CSS pixels
 */
export const imagePath = (shownSize: { width: number; height?: number }, hint = "") =>
  matching(
    /^\.{1,2}\/.+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/u,
    "the path of a JPEG, PNG, WebP or AVIF such as ./images/hero.jpg",
  ).meta({
    image: shownSize,
    ...fieldMeta(
      "Picture",
      `JPEG, PNG, WebP or AVIF in content/images, at least ${shownSize.width} pixels wide; ${2 * shownSize.width} pixels are sharp on every screen. ${hint}`.trim(),
      "./images/hero.jpg",
    ),
  });

/** Alternative text for screen readers; "" marks a decorative picture. */
export const altText = () =>
  matching(/^$|[\p{L}\p{N}]/u, 'a description of the picture, or "" if it only decorates').meta({
    altText: true,
    ...fieldMeta(
      "Description of the picture",
      'As you would say it on the phone. Leave it empty ("" in a file) if the picture only decorates.',
    ),
  });

/** The name of a file of another collection, whose GraphQL type and key field are given. */
export const reference = (type: string, by: string, label: string) =>
  slug(label).meta({ reference: { type, by } });
