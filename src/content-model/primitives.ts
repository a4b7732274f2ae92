/**
 * The words in which every content file is described.
 *
 * `meta` reaches the JSON Schema that zod derives, and from there the GraphQL types: `id` names a
 * type, `graphql: "image"` makes a path a File node, `graphql: "reference"` makes a name a node.
 * `link: true` has the build check that an address of this site exists.
 */
import { z } from "zod";

const got = (input: unknown): string =>
  typeof input === "string" ? JSON.stringify(input) : (JSON.stringify(input) ?? "nothing");

const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, { error: (issue) => `expected ${expected}, got ${got(issue.input)}` });

/** Words for a reader: never empty, never only spaces. Newlines separate paragraphs. */
export const text = () => matching(/\S/, "some text");

/** A text in which these {places}, and no others, are filled in when it is shown. */
export const template = (...places: string[]) =>
  text().refine(
    (value) => [...value.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => places.includes(name)),
    {
      error: (issue) =>
        `expected no place to fill in but ${places.map((name) => `{${name}}`).join(", ")}, got ${got(issue.input)}`,
    },
  );

/** A name used in addresses and as a key: lower-case words joined by single hyphens. */
export const slug = () => matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a slug such as human-resources");

/** An address on another site. Only https, so that no page ever mixes in insecure content. */
export const httpsUrl = () =>
  matching(/^https:\/\/[a-z0-9.-]+(:\d+)?([/?#]\S*)?$/i, "an https URL");

/** Where a link may lead. Anything else (javascript:, data:, http:) is refused. */
export const linkTarget = () =>
  matching(
    /^(https:\/\/[a-z0-9.-]+(:\d+)?([/?#]\S*)?|mailto:\S+@\S+|tel:\+?[\d-]+|\/(?!\/)\S*|#\S*)$/i,
    "a link that starts with https:, mailto:, tel:, / or #",
  ).meta({ link: true });

export const emailAddress = () =>
  matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address such as hello@conaas.example");

/** A number in E.164 form, the form a telephone link needs. */
export const phoneNumber = () =>
  matching(/^\+\d{7,15}$/, "a phone number such as +910000000000, without spaces");

/** A time of day, 24 hours. */
export const timeOfDay = () => matching(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:30");

export const timeZone = () =>
  z.string().refine(isTimeZone, {
    error: (issue) => `expected a time zone such as Asia/Kolkata, got ${got(issue.input)}`,
  });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The path of a picture, relative to the content file that names it. The file must exist. */
export const imagePath = () =>
  matching(
    /^\.{1,2}\/\S+\.(jpe?g|png|webp|avif)$/,
    "the path of a picture such as ./images/hero.jpg",
  ).meta({ graphql: "image" });

/** What a picture says to someone who cannot see it; "" marks decoration, and only "" may be empty. */
export const altText = () =>
  matching(/^$|\S/, 'a description of the picture, or "" if it only decorates');

/** The name of another content file of a collection, e.g. a service. */
export const reference = (target: string, by: string) =>
  slug().meta({ graphql: "reference", target, by });

export const link = () => linkSchema;
const linkSchema = z.strictObject({ label: text(), to: linkTarget() }).meta({ id: "Link" });

/** What search engines and link previews show of a page. */
export const seo = () => seoSchema;
const seoSchema = z
  .strictObject({
    title: text().max(60, "expected at most 60 characters, search results cut longer titles"),
    description: text().max(160, "expected at most 160 characters, search results cut longer ones"),
  })
  .meta({ id: "SeoText" });

/** The icons a content file may name; components/icon.tsx draws each. */
export const iconName = () => iconNameSchema;
const iconNameSchema = z
  .enum([
    "compass",
    "users",
    "megaphone",
    "clock",
    "layers",
    "userCheck",
    "sprout",
    "handshake",
    "refresh",
    "zap",
    "target",
    "lightbulb",
  ])
  .meta({ id: "IconName" });
