/** The settings that become part of the pages, from the environment of the build. .env.example explains them. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { isOrigin, parseSettings, setting } from "../lib/parse-settings";

/** An address, then attributes whose values have no blanks. */
const analytics = /^(https:\/\/[^\s"'<>;,]+)((?: data-[a-z-]+="[^\s"<>]*")*)$/;

/** Counters whose script does nothing without an inline one, which the policy of the pages forbids. */
const needInlineScripts: readonly (readonly [RegExp, string])[] = [
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
    analytics,
    'the address of a script and its attributes, such as https://stats.example.com/script.js data-site="example.com"',
  )
    .superRefine((text, context) => {
      const [, name] = needInlineScripts.find(([pattern]) => pattern.test(text)) ?? [];
      if (name === undefined) return;
      const message = `${name} needs an inline script, which the security policy forbids: docs/make-it-yours.md names counters that do not`;
      context.addIssue({ code: "custom", message });
    })
    .optional(),
  GATSBY_API_HOST: origin,
  GATSBY_API_OWN: setting(/^true$/, "true, or nothing").optional(),
  GATSBY_SITE_URL: origin,
  GATSBY_VITALS_URL: setting(
    (text) => /^\/(?!\/)/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text)),
    "a URL such as https://vitals.example.com/report, or a path such as /vitals",
  ).optional(),
});

/**
 * Reads the file from which Gatsby takes the scripts' settings. What is set in another way has precedence there, too, and
 * the folder of the content is not read here, because the server and the CMS, which never see this file, would take another.
 */
export function loadEnvironment(): void {
  const { NODE_ENV = "development", GATSBY_ACTIVE_ENV = NODE_ENV } = process.env;
  const file = `.env.${GATSBY_ACTIVE_ENV}`;
  if (!existsSync(file)) return;
  const { CONTENT_DIR: _, ...settings } = parseEnv(readFileSync(file, "utf8"));
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}

/** The names of all settings, to test that .env.example and the Dockerfile have them. */
export const buildSettingNames: readonly string[] = Object.keys(schema.shape);

/** Throws a SettingsError, which lists every invalid setting. */
export const readBuildSettings = (environment: Record<string, string | undefined>) =>
  parseSettings(schema, environment, "Wrong setting of the build");

/** Returns the attributes of the script that counts visits; undefined without one. */
export function analyticsScript(setting = ""): Readonly<Record<string, string>> | undefined {
  const [, src, attributes = ""] = analytics.exec(setting) ?? [];
  if (src === undefined) return undefined;
  const data = [...attributes.matchAll(/(data-[a-z-]+)="([^"]*)"/g)];
  return { src, ...Object.fromEntries(data.map(([, name = "", value = ""]) => [name, value])) };
}
