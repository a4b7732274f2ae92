/** The script of the CMS's page: it sets Decap up with the site's previews, its content check and its backend. */
import { contentFiles } from "../../src/content/model/content-files";
import { findSchemaProblems } from "../../src/content/check/schema-problems";
import { inOrder } from "../in-order";
import { problemInWords } from "../in-words";
import { guarded, refused, withoutOpened } from "./guarded-backend";
import { preparePictures } from "./picture-for-web";
import { registerPreviews } from "./register-previews";
import { registerWidgets } from "./register-widgets";

registerWidgets();
registerPreviews();
preparePictures();

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    // A collection of files has a content type for each; the others are one themselves.
    const names = [entry.get("collection"), entry.get("slug")];
    const file = contentFiles.find(({ type }) => names.includes(type));
    if (!file) return;
    const value = inOrder(withoutOpened(entry.get("data").toJS()).value, file.schema);
    const problems = findSchemaProblems(file.schema, value);
    if (problems.length === 0) return;
    throw refused(problems.map((problem) => problemInWords(file, value, problem)).join("\n"));
  },
});

const { backend } = cmsConfiguration;
const original = CMS.getBackend(backend.name);
const name = `guarded-${backend.name}`;
CMS.registerBackend(name, function guardedBackend(...options) {
  return guarded(original.init(...options));
});
CMS.init({ config: { ...cmsConfiguration, backend: { ...backend, name } } });
