/** With targets of its own, Gatsby's preset for Babel no longer writes classes and spreads as functions. */
export const presetWithTargets = {
  name: "babel-preset-gatsby",
  // The last versions for old systems, such as Windows 7; older targets would bring polyfills.
  options: { targets: { chrome: "109", edge: "109", firefox: "115", safari: "16.4", ios: "16.4" } },
};
