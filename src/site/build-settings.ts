/** The settings that become part of the pages, from the environment of the build. .env.example explains them. */
import { z } from "zod";
import { parseSettings } from "../lib/parse-settings";

const origin = z.string().refine(isOrigin, {
  error: "expected an origin such as https://www.example.com, without a path or a slash at the end",
});

const schema = z.object({
  GATSBY_API_HOST: origin.optional(),
  GATSBY_API_OWN: z.literal("true", { error: "expected true, or nothing" }).optional(),
  GATSBY_SITE_URL: origin.optional(),
  GATSBY_VITALS_URL: z
    .string()
    .refine((text) => /^\/(?!\/)/.test(text) || isWebAddress(text), {
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

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text);
}

function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text;
}
