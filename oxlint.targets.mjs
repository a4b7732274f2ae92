/**
 * What the browsers that package.json lists lack, as rules that refuse it. eslint-plugin-compat has data of 2023, which knows
 * neither `URL.canParse` nor `Object.groupBy`.
 */
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import browserslist from "browserslist";

const names = { ios_saf: "safari_ios" };
const targets = browserslist().map((target) => {
  const [name, version] = target.split(" ");
  return { title: target, name: names[name] ?? name, version: parseFloat(version) };
});

/** The targets that lack a feature, or have it under another name only. */
const lacking = ({ __compat: { support } }) =>
  targets
    .filter(({ name, version }) => {
      const whole = [support[name]]
        .flat()
        .find((each) => !each.flags && !each.prefix && !each.alternative_name);
      // "≤79" and "preview" are versions, too, and false stands for none.
      return !(parseFloat(String(whole?.version_added).replace("≤", "")) <= version);
    })
    .map(({ title }) => title);

/** The members of a parent that a target lacks, each with the rule's message. */
const refused = (parent) =>
  Object.entries(parent)
    .filter(([key, { __compat }]) => __compat && !key.endsWith("_event"))
    .filter(([, feature]) => lacking(feature).length > 0)
    .map(([key, feature]) => ({
      name: key.replace(/_static$/, ""),
      message: `Not in ${lacking(feature).join(", ")}. Behind a check for it, turn this rule off with the reason.`,
    }));

const { api } = bcd;
const { builtins } = bcd.javascript;
const parents = Object.entries({ ...api, ...builtins });

/** Members of URL, Promise, Intl and so on, and of the objects that scripts have by name. */
const ofNamed = parents.flatMap(([parent, features]) =>
  refused(features).flatMap(({ name, message }) =>
    [parent, parent.toLowerCase()]
      .filter((object) => object === parent || api.Window[object])
      .map((object) => ({ object, property: name, message })),
  ),
);

/** Of elements, whatever the code calls them. */
const ofElements = parents
  .filter(([parent]) => /^(HTML)?Element$/.test(parent))
  .flatMap(([, features]) => refused(features))
  // Content has it, too.
  .filter(({ name }) => name !== "role")
  .map(({ name, message }) => ({ property: name, message }));

const byProperty = ({ object = "", property }) => `${object}.${property}`;
const distinct = (list, keyOf) => [...new Map(list.map((each) => [keyOf(each), each])).values()];

/**
 * The rules, for code that browsers run. TypeScript refuses newer parts of the language itself, by `lib`. Nothing knows the
 * methods of other objects, such as a response.
 */
export const withinTargets = {
  "syntax/no-restricted-globals": [
    "error",
    ...distinct(
      [...refused(api), ...refused(builtins), ...refused(api.Window)],
      ({ name }) => name,
    ),
  ],
  "syntax/no-restricted-properties": [
    "error",
    ...distinct([...ofNamed, ...ofElements], byProperty),
  ],
};
