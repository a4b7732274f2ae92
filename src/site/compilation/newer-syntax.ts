import type { WebpackConfig } from "./track-fewer-files";

/** The part of Gatsby's list of webpack plugins that is used here. */
export interface Minifiers {
  readonly minifyJs: (options: object) => object;
  readonly minifyCss: () => object;
}

/** The year of the syntax that webpack and the minifier write. */
const ecma = 2020;

/** With targets of its own, Gatsby's preset for Babel no longer writes classes and spreads as functions. */
export const newerPreset = {
  name: "babel-preset-gatsby",
  // The last versions for old systems, such as Windows 7; older targets would bring polyfills.
  options: { targets: { chrome: "109", edge: "109", firefox: "115", safari: "16.4", ios: "16.4" } },
};

/** Makes scripts smaller than Gatsby does, whose minifier writes the syntax of 2009. */
export function newerSyntax<Config extends WebpackConfig>(config: Config, plugins: Minifiers) {
  const terserOptions = {
    mangle: {},
    parse: {},
    // A copy of a function's body is shorter than its call, but compresses worse.
    compress: { ecma, passes: 2, inline: 1 },
    output: { ecma },
  };
  return {
    ...config,
    target: ["web", `es${String(ecma)}`],
    optimization: {
      ...config.optimization,
      minimizer: [plugins.minifyJs({ terserOptions }), plugins.minifyCss()],
    },
  };
}
