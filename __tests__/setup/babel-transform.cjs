/** Compiles tests and sources with Gatsby's own Babel preset. */
const { createTransformer } = require("babel-jest").default;

module.exports = createTransformer({
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    "@babel/preset-typescript",
  ],
  babelrc: false,
  configFile: false,
});
