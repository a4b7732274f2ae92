/** The script of the CMS's page: sets Decap up with the site's previews, the content check and the guarded backend. */
import { contentFiles } from "../../src/content/model/content-files";
import { findSchemaProblems } from "../../src/content/check/schema-problems";
import { toContentValue } from "../content-value";
import { describeProblem } from "../describe-problem";
import { explainRefusals } from "./github-refusals";
import { guardBackend, reportRefusal, splitVersion } from "./guard-backend";
import { preparePictures } from "./prepare-pictures";
import { registerPreviews } from "./register-previews";
import { registerWidgets } from "./register-widgets";

globalThis.fetch = explainRefusals(globalThis.fetch);
registerWidgets();
registerPreviews();
preparePictures();

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    // The type of a single file is its slug. In a folder, it is the collection.
    const names = [entry.get("collection"), entry.get("slug")];
    const file = contentFiles.find(({ type }) => names.includes(type));
    if (!file) return;
    const value = toContentValue(splitVersion(entry.get("data").toJS()).value, file.schema);
    const problems = findSchemaProblems(file.schema, value);
    if (problems.length === 0) return;
    throw reportRefusal(
      problems.map((problem) => describeProblem(file, value, problem)).join("\n"),
    );
  },
});

const { backend } = cmsConfiguration;
const original = CMS.getBackend(backend.name);
const name = `guarded-${backend.name}`;
CMS.registerBackend(name, function createGuardedBackend(...options) {
  return guardBackend(original.init(...options));
});
CMS.init({ config: { ...cmsConfiguration, backend: { ...backend, name } } });
