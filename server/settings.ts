import { z } from "zod";
import { isLoopback } from "./is-loopback";
import { isOrigin, parseSettings, setting } from "../src/lib/parse-settings";
import type { Channel } from "./database/submission";
import { readNamedAddress } from "./delivery/named-address";

const origins = commaSeparated(isOrigin, "origins such as https://www.example.com").default([]);
const folder = setting(/^[^~]/, "a folder, without ~, which only shells replace");
const githubId = setting(/^[\w.-]+$/, "the ID or the secret of an OAuth app").optional();

/** Every setting of the server, with its valid values and its default. .env.example explains them. */
const schema = z
  .object({
    PORT: integer(0, 65535, "a port from 0 to 65535").default(9000),
    HOST: z.string().default("127.0.0.1"),
    PUBLIC_DIR: folder.default("public"),
    LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("info"),
    NOINDEX: setting(/^true$/, "true, or nothing").optional(),
    HSTS_MAX_AGE: integer(0, 63_072_000, "seconds from 0 to 63072000").default(0),
    TRUST_PROXY: commaSeparated(
      (item) => item === "off" || proxy.safeParse(item).success,
      "off, or IP addresses separated by commas such as loopback,10.0.0.0/8",
    )
      .transform((items) => (items.includes("off") ? false : items))
      .optional(),
    PUBLIC_URL: origins,
    ALLOWED_ORIGINS: origins,
    RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000, "a number of at least 1").default(10),
    DATABASE_URL: setting(
      isDatabaseUrl,
      "file:path/to/submissions.db without ~ ? # and %, or postgres://user:password@host/database with %-encoded special characters",
    ).default("file:data/submissions.db"),
    RETENTION_DAYS: integer(1, 36_500, "days from 1 to 36500").optional(),
    SMTP_URL: setting(
      (url) => /^smtps?:\/\/./.test(url) && URL.canParse(url),
      "smtp://user:password@host:587 or smtps://..., with %-encoded special characters",
    ).optional(),
    NOTIFY_TO: commaSeparated(isAddress, "e-mail addresses, or Name <address>, separated by commas")
      .transform((items) => {
        const addresses = items.flatMap((item) => readNamedAddress(item) ?? []);
        return [...new Map(addresses.map((each) => [each.address, each])).values()];
      })
      .optional(),
    MAIL_FROM: setting(isAddress, "an e-mail address, or Name <address>")
      .transform(readNamedAddress)
      .optional(),
    WEBHOOK_URL: setting(isWebhookUrl, "an https URL (http only for this machine)").optional(),
    WEBHOOK_SECRET: setting(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      "whsec_ followed by at least 24 random bytes in base64",
    ).optional(),
    GITHUB_CLIENT_ID: githubId,
    GITHUB_CLIENT_SECRET: githubId,
  })
  .superRefine((settings, context) => {
    for (const [present, needed] of [
      ...requiredPairs,
      ...requiredPairs.map(([a, b]) => [b, a] as const),
    ]) {
      if (settings[present] !== undefined && settings[needed] === undefined) {
        context.addIssue({ code: "custom", path: [needed], message: `needed with ${present}` });
      }
    }
  });

const requiredPairs = [
  ["SMTP_URL", "NOTIFY_TO"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
] as const;

/** The names of all settings. A test compares them with .env.example. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export type Settings = z.infer<typeof schema>;

/** Lists the channels on which submissions are delivered. */
export function listChannels({ SMTP_URL, NOTIFY_TO = [], WEBHOOK_URL }: Settings): Channel[] {
  const recipients = SMTP_URL === undefined ? [] : NOTIFY_TO;
  const channels: Channel[] = recipients.map(({ address }) => `mail:${address}` as const);
  return WEBHOOK_URL === undefined ? channels : [...channels, "webhook"];
}

/** @throws {SettingsError} listing every invalid setting */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  return parseSettings(schema, environment, "Wrong setting");
}

/** An IP address, a range of addresses, or one of Fastify's names for ranges. */
const proxy = z.union([
  z.enum(["loopback", "linklocal", "uniquelocal"]),
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]),
]);

function integer(least: number, most: number, expected: string) {
  const isInRange = (number: number) => number >= least && number <= most;
  const isValid = (digits: string) => /^\d+$/.test(digits) && isInRange(Number(digits));
  return setting(isValid, expected).transform(Number);
}

function oneOf<Word extends string>(...words: Word[]) {
  return z.enum(words, { error: `expected one of ${words.join(", ")}` });
}

function commaSeparated(isValid: (item: string) => boolean, expected: string) {
  // The quoted name before an address may contain a comma.
  const comma = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
  const splitItems = (items: string) => items.split(comma).map((item) => item.trim());
  return setting((items) => splitItems(items).every(isValid), expected).transform(splitItems);
}

function isAddress(text: string): boolean {
  return readNamedAddress(text) !== undefined;
}

/** Rejects a PostgreSQL URL with unencoded characters in its password: they would become part of the host or path, which are logged. */
function isDatabaseUrl(text: string): boolean {
  // A file's path is written as it is, without percent-encoding.
  if (text.startsWith("file:")) return /^file:(?!\/\/[^/]|\/*$)[^~?#%]+$/.test(text);
  const isPlain = /^postgres(ql)?:\/\/([^\s@/?#]+@)?[^\s@/?#]*\/[^\s@/?#]+(\?[^\s@#]*)?$/.test(
    text,
  );
  return isPlain && !/%(?![\da-f]{2})/i.test(text) && URL.canParse(text);
}

function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}
