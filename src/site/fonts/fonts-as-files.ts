interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/** What Gatsby hands over is not typed. */
export interface WebpackConfig {
  readonly module: { readonly rules: readonly Rule[] };
}

interface UrlLoader {
  readonly options: { readonly limit: number };
}

const isUrlLoader = (loader: unknown): loader is UrlLoader =>
  typeof Reflect.get(Object(Reflect.get(Object(loader), "options")), "limit") === "number";

/**
 * Returns Gatsby's configuration without its limit of 10,000 bytes, below which a font becomes a `data:` address, which
 * the security policy of the pages blocks.
 * @throws if Gatsby handles fonts in another way
 */
export function fontsAsFiles<Config extends WebpackConfig>(config: Config): Config {
  const rules = config.module.rules.map((rule) => {
    const { test, use } = rule;
    if (!(test instanceof RegExp && test.test("font.woff2") && Array.isArray(use))) return rule;
    const loaders = use.map((loader: unknown) =>
      isUrlLoader(loader) ? { ...loader, options: { ...loader.options, limit: 0 } } : loader,
    );
    return loaders.every((loader, index) => loader === use[index])
      ? rule
      : { ...rule, use: loaders };
  });
  if (rules.every((rule, index) => rule === config.module.rules[index])) {
    throw new Error(
      "src/site/fonts/fonts-as-files.ts: expected Gatsby's rule for .woff2 to have a limit, got none; see whether small fonts are files now",
    );
  }
  return { ...config, module: { ...config.module, rules } };
}
