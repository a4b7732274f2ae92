/** The settings of the build, from its environment. .env.example explains them. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { isOrigin, parseSettings, setting } from "../lib/parse-settings";

/** The address of a script, followed by data attributes without blanks in their values. */
const analyticsPattern = /^(https:\/\/[^\s"'<>;,]+)((?: data-[a-z-]+="[^\s"<>]*")*)$/;

/** Analytics whose script needs an inline one beside it, which the pages' security policy forbids. */
const inlineScriptCounters: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/[^/]*(googletagmanager|google-analytics)\.com\//, "Google's tag"],
  [/^[^ ]*\/(matomo|piwik|container_\w+)\.(js|php)\b/, "Matomo"],
  [
    /^[^ ]*\/js\/pa-[^/ ]+\.js/,
    "Plausible's script with a key (js/script.js with data-domain does not)",
  ],
  [/^https:\/\/connect\.facebook\.net\//, "Meta's pixel"],
  [/^https:\/\/[^/]*\.(hotjar\.com|clarity\.ms)\//, "a recorder of visits"],
];

const origin = setting(
  isOrigin,
  "an origin such as https://www.example.com, without a path or a slash at the end",
).optional();

const schema = z.object({
  GATSBY_ANALYTICS: setting(
    analyticsPattern,
    'the address of a script and its attributes, such as https://stats.example.com/script.js data-site="example.com"',
  )
    .superRefine((text, context) => {
      const [, name] = inlineScriptCounters.find(([pattern]) => pattern.test(text)) ?? [];
      if (name === undefined) return;
      const message = `${name} needs an inline script, which the security policy forbids: docs/make-it-yours.md names counters that do not`;
      context.addIssue({ code: "custom", message });
    })
    .optional(),
  GATSBY_API_HOST: origin,
  GATSBY_API_OWN: setting(/^true$/, "true, or nothing").optional(),
  GATSBY_SITE_URL: origin,
  NOINDEX: setting(/^true$/, "true, or nothing").optional(),
  GATSBY_VITALS_URL: setting(
    (text) => /^\/(?!\/)/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text)),
    "a URL such as https://vitals.example.com/report, or a path such as /vitals",
  ).optional(),
});

/**
 * Reads .env.production or .env.development, as Gatsby does for the scripts of pages. Variables that are already set take
 * precedence. CONTENT_DIR is ignored, because the server and the CMS do not read this file and would use another folder.
 */
export function loadEnvironment(): void {
  const { NODE_ENV = "development", GATSBY_ACTIVE_ENV = NODE_ENV } = process.env;
  const file = `.env.${GATSBY_ACTIVE_ENV}`;
  if (!existsSync(file)) return;
  const { CONTENT_DIR: _, ...settings } = parseEnv(readFileSync(file, "utf8"));
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}

/** For the test that .env.example and the Dockerfile name every setting. */
export const buildSettingNames: readonly string[] = Object.keys(schema.shape);

/** Throws a SettingsError, which lists every invalid setting. */
export const readBuildSettings = (environment: Record<string, string | undefined>) =>
  parseSettings(schema, environment, "Wrong setting of the build");

/** Returns the attributes of the analytics script; undefined without one. */
export function parseAnalytics(setting = ""): Readonly<Record<string, string>> | undefined {
  const [, src, attributes = ""] = analyticsPattern.exec(setting) ?? [];
  if (src === undefined) return undefined;
  const data = [...attributes.matchAll(/(data-[a-z-]+)="([^"]*)"/g)];
  return { src, ...Object.fromEntries(data.map(([, name = "", value = ""]) => [name, value])) };
}
