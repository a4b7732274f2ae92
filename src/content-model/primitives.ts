/** The building blocks of the content model, and the metadata that other code reads from it. */
import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The path of a picture; in GraphQL a File node. */
    image?: true;
    /** The name of a content file of this GraphQL type, held in its field `by`; in GraphQL its node. */
    reference?: { type: string; by: string };
    /** A link, which must lead to an existing page if it stays on this site. */
    link?: true;
    /** The address of a third party's page, shown in an iframe; the security policy allows its origin. */
    iframe?: true;
    /** Text for readers, which the search covers. */
    prose?: boolean;
  }
}

const expectedButGot = (expected: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    `expected ${expected}, got ${JSON.stringify(input)}`,
});

const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, expectedButGot(expected));

/** Text for readers, never blank. Newlines separate paragraphs. */
export const text = () => matching(/\S/, "some text").meta({ prose: true });

/** Text about the state of the page, which the search leaves out. */
export const statusText = () => text().meta({ prose: false });

/** Text with {placeholders} that are filled in when it is shown; only the named ones are allowed. */
export const template = (...placeholders: string[]) =>
  text().refine(
    (value) =>
      [...value.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => placeholders.includes(name)),
    expectedButGot(
      `no placeholders other than ${placeholders.map((name) => `{${name}}`).join(", ")}`,
    ),
  );

/** A name used in addresses and as a key: lower-case words joined by single hyphens. */
export const slug = () => matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a slug such as human-resources");

/** An address on another site; https only, because browsers block insecure content in a secure page. */
export const httpsUrl = () =>
  matching(/^https:\/\/[a-z0-9.-]+(:\d+)?([/?#]\S*)?$/i, "an https URL");

/** The root of a site without a trailing slash, ready to have a path appended. */
export const siteOrigin = () =>
  matching(
    /^https:\/\/[a-z0-9.-]+(:\d+)?$/i,
    "the address of a site such as https://conaas.example, without a path",
  );

/** The target of a link. Refuses every other scheme, javascript: and http: among them. */
export const linkTarget = () =>
  matching(
    /^(https:\/\/[a-z0-9.-]+(:\d+)?([/?#]\S*)?|mailto:\S+@\S+|tel:\+?[\d-]+|\/(?!\/)\S*|#\S*)$/i,
    "a link that starts with https:, mailto:, tel:, / or #",
  ).meta({ link: true });

export const emailAddress = () =>
  matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address such as hello@conaas.example");

/** An E.164 number, as a tel: link needs it. */
export const phoneNumber = () =>
  matching(/^\+\d{7,15}$/, "a phone number such as +910000000000, without spaces");

/** A time of day on the 24-hour clock. */
export const timeOfDay = () => matching(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:30");

export const timeZone = () =>
  z.string().refine(isTimeZone, expectedButGot("a time zone such as Asia/Kolkata"));

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The path of an existing picture, relative to the content file that names it. */
export const imagePath = () =>
  matching(
    /^\.{1,2}\/\S+\.(jpe?g|png|webp|avif)$/,
    "the path of a picture such as ./images/hero.jpg",
  ).meta({ image: true });

/** Alternative text for screen readers; "" marks a decorative picture. */
export const altText = () =>
  matching(/^$|\S/, 'a description of the picture, or "" if it only decorates');

/** The name of a file of another collection. @param type its GraphQL type @param by its key field */
export const reference = (type: string, by: string) => slug().meta({ reference: { type, by } });

export const link = () => linkSchema;
const linkSchema = z.strictObject({ label: text(), to: linkTarget() }).meta({ id: "Link" });

/** The title and description of a page in search results and link previews. */
export const seo = () => seoSchema;
const seoSchema = z
  .strictObject({
    title: text().max(60, "expected at most 60 characters, search results cut longer titles"),
    description: text().max(160, "expected at most 160 characters, search results cut longer ones"),
  })
  .meta({ id: "SeoText" });

/** The icons of components/icon.tsx. */
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
