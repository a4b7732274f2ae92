/** The script of the CMS's page: it sets Decap up, and adds what Decap (3.16) lacks. */
import { contentFiles } from "../../content/model/content-files";
import { findSchemaProblems } from "../../content/check/schema-problems";
import { inOrder } from "../in-order";
import { problemInWords } from "../in-words";
import { guarded, refused, withoutOpened } from "./guarded-backend";
import { preparePictures } from "./picture-for-web";
import { registerPreviews } from "./register-previews";
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
    // A collection of files has a content type for each; the others are one themselves.
    const names = [entry.get("collection"), entry.get("slug")];
    const file = contentFiles.find(({ type }) => names.includes(type));
    if (!file) return;
    const value = inOrder(withoutOpened(entry.get("data").toJS()).value, file.schema);
    const problems = findSchemaProblems(file.schema, value);
    if (problems.length === 0) return;
    throw refused(problems.map((problem) => problemInWords(file, value, problem)));
  },
});

const { ui, editor } = CMS.getLocale("en");
// Decap shows its backup of unsaved text and at once replaces it with the saved text (decaporg/decap-cms#6989), so the
// answer is no. Before a page with such text is closed, the browser asks.
const ask = window.confirm.bind(window);
window.confirm = (asked) => asked !== editor.editor.confirmLoadBackup && ask(asked);
ui.toast.onFailToPersist = "Not published: %{details}";

const { backend } = cmsConfiguration;
const original = CMS.getBackend(backend.name);
const name = `guarded-${backend.name}`;
CMS.registerBackend(name, function guardedBackend(...options) {
  return guarded(original.init(...options));
});
CMS.init({ config: { ...cmsConfiguration, backend: { ...backend, name } } });

/** Reloads the page when the address of another entry is typed: Decap would show the one and publish the other. */
function reloadOnTypedAddress(): void {
  const isEntry = (address: string) => /#\/collections\/[^/]+\/entries\/[^/]+$/.test(address);
  let shown = location.href;
  addEventListener("hashchange", () => {
    // Afterwards, because Decap goes back if somebody wants to keep what they typed.
    setTimeout(() => {
      if (location.href === shown) return;
      if (isEntry(shown) && isEntry(location.href)) {
        location.reload();
        // Only if the editor chose to stay.
        setTimeout(() => history.replaceState(null, "", shown), 2000);
      } else shown = location.href;
    });
  });
}
