import { z } from "zod";

/** The part of webpack's configuration that is read here. */
export interface WebpackConfig {
  readonly module: { readonly rules: readonly object[] };
}

/** Gatsby's rule for fonts, which inlines files below 10,000 bytes as `data:` URLs, with that limit set to 0. */
const fontRule = z.looseObject({
  test: z.instanceof(RegExp).refine((test) => test.test("font.woff2")),
  use: z.array(z.looseObject({ options: z.looseObject({ limit: z.number().transform(() => 0) }) })),
});

/** Keeps every font a file, because the pages' security policy blocks `data:` fonts. Throws if Gatsby has another rule for them. */
export function disableFontInlining<Config extends WebpackConfig>(config: Config): Config {
  const rules = config.module.rules.map((rule) => fontRule.safeParse(rule).data ?? rule);
  if (rules.some((rule, index) => rule !== config.module.rules[index])) {
    return { ...config, module: { ...config.module, rules } };
  }
  throw new Error(
    "gatsby-plugin-cut-fonts: expected Gatsby's rule for .woff2 to have a limit, got none; see whether small fonts are files now",
  );
}
