import { newerSyntax } from "../../../src/site/compilation/newer-syntax";

test("replaces the minifiers and leaves the rest of the configuration as it is", () => {
  const splitChunks = { minSize: 20_000 };
  const config = { mode: "production", optimization: { splitChunks, minimizer: ["older"] } };
  const plugins = { minifyJs: (options: object) => options, minifyCss: () => ({ css: true }) };
  expect(newerSyntax(config, plugins)).toMatchObject({
    mode: "production",
    target: ["web", "es2020"],
    optimization: {
      splitChunks,
      minimizer: [{ terserOptions: { output: { ecma: 2020 } } }, { css: true }],
    },
  });
});
