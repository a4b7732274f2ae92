import { z } from "zod";

/** What Gatsby hands over is not typed. */
export interface WebpackConfig {
  readonly module: { readonly rules: readonly object[] };
}

/** Gatsby's rule for fonts, and its limit of 10,000 bytes: a smaller file becomes a `data:` address. */
const fontRule = z.looseObject({
  test: z.instanceof(RegExp).refine((test) => test.test("font.woff2")),
  use: z.array(z.looseObject({ options: z.looseObject({ limit: z.number().transform(() => 0) }) })),
});

/** Takes that limit out, because the pages' security policy blocks `data:` fonts. Throws if Gatsby handles fonts in another way. */
export function disableFontInlining<Config extends WebpackConfig>(config: Config): Config {
  const rules = config.module.rules.map((rule) => fontRule.safeParse(rule).data ?? rule);
  if (rules.some((rule, index) => rule !== config.module.rules[index])) {
    return { ...config, module: { ...config.module, rules } };
  }
  throw new Error(
    "gatsby-plugin-cut-fonts: expected Gatsby's rule for .woff2 to have a limit, got none; see whether small fonts are files now",
  );
}
