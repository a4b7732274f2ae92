/** The settings that become part of the pages, from the environment of the build. .env.example explains them. */
import { z } from "zod";
import { isOrigin, parseSettings } from "../lib/parse-settings";

/** An address, then attributes whose values have no blanks. */
const analytics = /^(https:\/\/[^\s"'<>;,]+)((?: data-[a-z-]+="[^\s"<>]*")*)$/;

const origin = z.string().refine(isOrigin, {
  error: "expected an origin such as https://www.example.com, without a path or a slash at the end",
});

const schema = z.object({
  GATSBY_ANALYTICS: z
    .string()
    .regex(analytics, {
      error:
        'expected the address of a script and its attributes, such as https://stats.example.com/script.js data-site="example.com"',
    })
    .optional(),
  GATSBY_API_HOST: origin.optional(),
  GATSBY_API_OWN: z.literal("true", { error: "expected true, or nothing" }).optional(),
  GATSBY_SITE_URL: origin.optional(),
  GATSBY_VITALS_URL: z
    .string()
    .refine((text) => /^\/(?!\/)/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text)), {
      error: "expected a URL such as https://vitals.example.com/report, or a path such as /vitals",
    })
    .optional(),
});

/** The names of all settings, to test that .env.example and the Dockerfile name them. */
export const buildSettingNames: readonly string[] = Object.keys(schema.shape);

/**
 * An empty variable counts as unset.
 * @throws with a line that lists every invalid setting
 */
export function readBuildSettings(environment: Record<string, string | undefined>) {
  return parseSettings(
    schema,
    environment,
    (problems) => new Error(`Wrong setting of the build: ${problems}.`),
  );
}

/** Returns the attributes of the script that counts visits; undefined without one. */
export function analyticsScript(setting = ""): Readonly<Record<string, string>> | undefined {
  const [, src, attributes = ""] = analytics.exec(setting) ?? [];
  if (src === undefined) return undefined;
  const script: Record<string, string> = { src };
  for (const [, name = "", value = ""] of attributes.matchAll(/(data-[a-z-]+)="([^"]*)"/g)) {
    script[name] = value;
  }
  return script;
}
