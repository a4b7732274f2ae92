import { describeProblem } from "../../cms/describe-problem";
import type { JsonPath } from "../../src/content/model/annotated-values";
import { findContentFile } from "../../src/content/model/content-files";

const describeIn = (path: string, value: unknown, field: JsonPath, message = "expected it") => {
  const file = findContentFile(path);
  if (!file) throw new Error(`The model has no file ${path}`);
  return describeProblem(file, value, { path: field, message });
};
const item = { id: "A b", title: "T" };

it.each([
  [
    describeIn("team.json", { members: [{}, {}, {}, item] }, ["members", 3, "id"]),
    "Members, fourth: Anchor – expected it",
  ],
  [
    describeIn("pages/home.json", { hero: { lead: "x" } }, ["hero", "lead"]),
    "Top of the page: Lead – expected it",
  ],
  [
    describeIn("team.json", { members: [{ name: "" }] }, ["members", 0, "name"]),
    "Members, first: Name – fill it in",
  ],
  [
    describeIn("team.json", { members: [{}] }, ["members", 0, "image"]),
    "Members, first: Picture – choose a picture",
  ],
  [
    describeIn("services/a.json", { outcomes: {} }, ["outcomes", "items"]),
    "Outcomes: Outcomes – add at least one outcome",
  ],
  [describeIn("services/a.json", {}, ["icon"]), "Icon – choose one"],
])("says %s", (described, expected) => {
  expect(described).toBe(expected);
});
