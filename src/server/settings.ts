import { isIP } from "node:net";
import { z } from "zod";
import { isLoopback } from "./is-loopback";
import { mailboxOf } from "./delivery/mailbox";

/** Every setting of the server with its valid values and its default. .env.example explains what they do. */
const schema = z
  .object({
    PORT: integer(0, 65535, "a port from 0 to 65535").default(9000),
    HOST: z.string().default("127.0.0.1"),
    PUBLIC_DIR: z.string().default("public"),
    CONTENT_DIR: z.string().default("content"),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
        error: "expected fatal, error, warn, info, debug, trace or silent",
      })
      .default("info"),
    HSTS_MAX_AGE: integer(0, 63_072_000, "seconds from 0 to 63072000").default(0),
    TRUST_PROXY: z
      .string()
      .refine(isTrustedProxy, {
        error: "expected off, or addresses separated by commas such as loopback,10.0.0.0/8",
      })
      .default("off")
      .transform(toTrustProxy),
    PUBLIC_URL: list(isOrigin, "origins such as https://www.example.com").default([]),
    ALLOWED_ORIGINS: list(isOrigin, "origins such as https://www.example.com").default([]),
    RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000, "a number of at least 1").default(10),
    RATE_LIMIT_PER_DAY: integer(1, 1_000_000, "a number of at least 1").default(100),
    RATE_LIMIT_TOTAL_PER_MINUTE: integer(1, 1_000_000, "a number of at least 1").default(30),
    MINIMUM_FILL_SECONDS: integer(0, 3600, "seconds from 0 to 3600").default(3),
    DATABASE_URL: z
      .string()
      .refine(isDatabase, {
        error: "expected file:path/to/submissions.db or postgres://user:password@host/database",
      })
      .default("file:data/submissions.db"),
    RETENTION_DAYS: integer(1, 36_500, "days from 1 to 36500").optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/./, { error: "expected smtp://user:password@host:587 or smtps://..." })
      .refine(isUrl, { error: "expected a URL; special characters in the password are %-encoded" })
      .optional(),
    NOTIFY_TO: list(isEmailAddress, "e-mail addresses separated by commas").optional(),
    MAIL_FROM: z
      .string()
      .refine(isEmailAddress, { error: "expected an e-mail address" })
      .optional(),
    WEBHOOK_URL: z
      .string()
      .refine(isWebhook, { error: "expected an https URL (http only for this machine)" })
      .optional(),
    WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, {
        error: "expected whsec_ followed by at least 24 random bytes in base64",
      })
      .optional(),
    GITHUB_CLIENT_ID: z
      .string()
      .regex(/^[\w.-]+$/, { error: "expected the client ID of an OAuth app" })
      .optional(),
    GITHUB_CLIENT_SECRET: z
      .string()
      .regex(/^[\w.-]+$/, { error: "expected the client secret of an OAuth app" })
      .optional(),
    GITHUB_SCOPE: z
      .enum(["repo", "public_repo"], { error: "expected repo or public_repo" })
      .default("repo"),
  })
  .superRefine((settings, context) => {
    for (const [present, needed] of pairs) {
      if (settings[present] !== undefined && settings[needed] === undefined) {
        context.addIssue({ code: "custom", path: [needed], message: `needed with ${present}` });
      }
    }
  });

/** Settings that need each other. */
const pairs = [
  ["SMTP_URL", "NOTIFY_TO"],
  ["NOTIFY_TO", "SMTP_URL"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  ["WEBHOOK_SECRET", "WEBHOOK_URL"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["GITHUB_CLIENT_SECRET", "GITHUB_CLIENT_ID"],
] as const;

/** The names of all settings, to test that .env.example is complete. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** The settings as numbers, lists and texts, with defaults. */
export type Settings = z.infer<typeof schema>;

/** A setting is invalid. The message is one line without any values. */
export class SettingsError extends Error {}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * @throws {SettingsError} listing every invalid setting
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  // Values are left out because some are secrets and many people read logs.
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new SettingsError(`Wrong setting: ${problems.join("; ")}.`);
}

function integer(least: number, most: number, expected: string) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `expected ${expected}`,
    })
    .transform(Number);
}

function list(isValid: (item: string) => boolean, expected: string) {
  return z
    .string()
    .transform((text) => text.split(",").map((item) => item.trim()))
    .refine((items) => items.every(isValid), { error: `expected ${expected}` });
}

function isUrl(text: string): boolean {
  return URL.canParse(text);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function isEmailAddress(text: string): boolean {
  return mailboxOf(text) !== undefined;
}

function isDatabase(text: string): boolean {
  return /^file:./.test(text) || (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text));
}

function isWebhook(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

function isTrustedProxy(text: string): boolean {
  if (text === "off") return true;
  return text.split(",").every((item) => {
    const [address = "", bits, ...rest] = item.trim().split("/");
    if (bits === undefined && ["loopback", "linklocal", "uniquelocal"].includes(address)) {
      return true;
    }
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      rest.length === 0 &&
      longest > 0 &&
      /^\d{1,3}$/.test(bits ?? "0") &&
      Number(bits ?? 0) <= longest
    );
  });
}

function toTrustProxy(text: string): false | string[] {
  return text === "off" ? false : text.split(",").map((item) => item.trim());
}
