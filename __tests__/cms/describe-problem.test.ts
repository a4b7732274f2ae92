import { describeProblem } from "../../cms/describe-problem";
import type { JsonPath } from "../../src/content/model/annotated-values";
import { contentFileAt } from "../../src/content/model/content-files";

const words = (path: string, value: unknown, field: JsonPath, message = "expected it") => {
  const file = contentFileAt(path);
  if (!file) throw new Error(`The model has no file ${path}`);
  return describeProblem(file, value, { path: field, message });
};
const item = { id: "A b", title: "T" };

it.each([
  [
    words("team.json", { members: [{}, {}, {}, item] }, ["members", 3, "id"]),
    "Members, fourth: Anchor – expected it",
  ],
  [
    words("pages/home.json", { hero: { lead: "x" } }, ["hero", "lead"]),
    "Top of the page: Lead – expected it",
  ],
  [
    words("team.json", { members: [{ name: "" }] }, ["members", 0, "name"]),
    "Members, first: Name – fill it in",
  ],
  [
    words("team.json", { members: [{}] }, ["members", 0, "image"]),
    "Members, first: Picture – choose a picture",
  ],
  [
    words("services/a.json", { outcomes: {} }, ["outcomes", "items"]),
    "Outcomes: Outcomes – add at least one outcome",
  ],
  [words("services/a.json", {}, ["icon"]), "Icon – choose one"],
])("says %s", (said, expected) => {
  expect(said).toBe(expected);
});
