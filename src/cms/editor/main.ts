/** The script of the CMS's page: it sets Decap up, and mends what Decap (3.16) leaves out. */
import { contentFiles } from "../../content-model/content-files";
import { findSchemaProblems } from "../../content-check/schema-problems";
import { inOrder, withGroups } from "../in-order";
import { problemInWords } from "../in-words";
import { guarded, refused, withoutOpened } from "./guarded-backend";
import { preparePictures } from "./picture-for-web";
import { registerPreviews } from "./register-previews";
import { reloadOnTypedAddress } from "./reload-on-typed-address";
import { registerWidgets } from "./register-widgets";
import { addSearch } from "./search-texts";

registerWidgets();
registerPreviews();
reloadOnTypedAddress();
preparePictures();
addSearch();

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const type = typeOf(entry.get("collection"), entry.get("slug"));
    const file = contentFiles.find((each) => each.type === type);
    if (!file) return;
    const typed = withoutOpened(entry.get("data").toJS()).value;
    const value = withGroups(inOrder(typed, file.schema), file.schema);
    const problems = findSchemaProblems(file.schema, value);
    if (problems.length === 0) return;
    throw refused(problems.map((problem) => problemInWords(file, value, problem)));
  },
});

/** A collection of files has a content type for each; the others are one themselves. */
function typeOf(collection: string | undefined, slug: string | undefined): string | undefined {
  return contentFiles.some(({ type }) => type === collection) ? collection : slug;
}

const { toast } = CMS.getLocale("en").ui;
toast.onFailToPersist = "Not published: %{details}";

const { backend } = cmsConfiguration;
const original = CMS.getBackend(backend.name);
const name = `guarded-${backend.name}`;
CMS.registerBackend(name, function guardedBackend(...options) {
  return guarded(original.init(...options));
});
CMS.init({ config: { ...cmsConfiguration, backend: { ...backend, name } } });
