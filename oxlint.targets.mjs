/**
 * Lint rules against every API that one of the supported browsers (`browserslist` in package.json) lacks. They replace
 * eslint-plugin-compat, whose data is of 2023 and knows neither `URL.canParse` nor `Object.groupBy`.
 */
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import browserslist from "browserslist";

const names = { ios_saf: "safari_ios" };
const targets = browserslist().map((target) => {
  const [name, version] = target.split(" ");
  return { title: target, name: names[name] ?? name, version: parseFloat(version) };
});

/** Lists the browsers that lack a feature, or have it under another name only. */
const listLacking = ({ __compat: { support } }) =>
  targets
    .filter(({ name, version }) => {
      const whole = [support[name]]
        .flat()
        .find((each) => !each.flags && !each.prefix && !each.alternative_name);
      // "≤79" and "preview" are versions, too, and false stands for none.
      return !(parseFloat(String(whole?.version_added).replace("≤", "")) <= version);
    })
    .map(({ title }) => title);

/** Lists the members of an object that some browser lacks, each with the rule's message. */
const listRefused = (parent) =>
  Object.entries(parent)
    .filter(([key, { __compat }]) => __compat && !key.endsWith("_event"))
    .filter(([, feature]) => listLacking(feature).length > 0)
    .map(([key, feature]) => ({
      name: key.replace(/_static$/, ""),
      message: `Not in ${listLacking(feature).join(", ")}. Behind a check for it, turn this rule off with the reason.`,
    }));

const { api } = bcd;
const { builtins } = bcd.javascript;
const parents = Object.entries({ ...api, ...builtins });

/** Members of globals: of constructors such as URL and Promise, and of instances such as `navigator`. */
const membersOfGlobals = parents.flatMap(([parent, features]) =>
  listRefused(features).flatMap(({ name, message }) =>
    [parent, parent.toLowerCase()]
      .filter((object) => object === parent || api.Window[object])
      .map((object) => ({ object, property: name, message })),
  ),
);

/** Members of elements, refused on any object, because a lint rule cannot know which variables hold elements. */
const membersOfElements = parents
  .filter(([parent]) => /^(HTML)?Element$/.test(parent))
  .flatMap(([, features]) => listRefused(features))
  // Testimonials in content have a field of this name.
  .filter(({ name }) => name !== "role")
  .map(({ name, message }) => ({ property: name, message }));

const getMemberName = ({ object = "", property }) => `${object}.${property}`;
const removeDuplicates = (items, getKey) => [
  ...new Map(items.map((item) => [getKey(item), item])).values(),
];

/**
 * The rules for code that browsers run. TypeScript's `lib` refuses newer parts of the language. Methods of other objects, such
 * as a response, remain unchecked.
 */
export const withinTargets = {
  "syntax/no-restricted-globals": [
    "error",
    ...removeDuplicates(
      [...listRefused(api), ...listRefused(builtins), ...listRefused(api.Window)],
      ({ name }) => name,
    ),
  ],
  "syntax/no-restricted-properties": [
    "error",
    ...removeDuplicates([...membersOfGlobals, ...membersOfElements], getMemberName),
  ],
};
