/** A field that searches every text. Decap's own search compares single letters, of a few fields. */
import { annotatedValues } from "../../content/model/annotated-values";
import { contentFileAt, nameOf } from "../../content/model/content-files";
import { fileInWords, placeInWords } from "../in-words";
import { fetchSavedContent } from "../previews";

/** Adds the field beside the lists of entries. A text that is chosen opens its entry. */
export function addSearch(): void {
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = "Search all texts";
  field.ariaLabel = field.placeholder;
  field.setAttribute("list", "all-texts");
  field.style.cssText = `position: fixed; z-index: 9999; left: 16px; bottom: 16px; width: 270px;
    padding: 10px; font: 15px system-ui, sans-serif`;
  const list = document.createElement("datalist");
  list.id = "all-texts";

  let addresses = new Map<string, string>();
  const listTexts = async () => {
    addresses = await entryAddresses();
    list.replaceChildren(...[...addresses.keys()].map((text) => new Option(text)));
  };
  field.addEventListener("focus", () => void listTexts());
  field.addEventListener("input", () => {
    const address = addresses.get(field.value);
    if (address === undefined) return;
    location.hash = address;
    field.value = "";
  });
  const showBesideLists = () => {
    field.hidden = /\/(entries|new)\b/.test(location.hash);
  };
  addEventListener("hashchange", showBesideLists);
  showBesideLists();
  document.body.append(field, list);
}

/** Returns the address of the entry that has a text, by the text and its place. */
async function entryAddresses(): Promise<Map<string, string>> {
  const { files } = await fetchSavedContent();
  return new Map(
    Object.entries(files).flatMap(([name, content]) => {
      const file = contentFileAt(name);
      if (!file) return [];
      const address = entryAddress(file.type, name);
      return annotatedValues(file.schema, content)
        .filter(({ path }) => path[0] !== "$schema")
        .map(({ path, value }): [string, string] => [
          `${value} (${fileInWords(name)} – ${placeInWords(file, path)})`,
          address,
        ]);
    }),
  );
}

function entryAddress(type: string, path: string): string {
  const group = cmsConfiguration.collections.find(
    (each) => "files" in each && each.files.some(({ name }) => name === type),
  );
  return `#/collections/${group?.name ?? type}/entries/${group ? type : nameOf(path)}`;
}
