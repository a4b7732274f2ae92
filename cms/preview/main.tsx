/** The script in the preview's iframe. It runs there because the site's code uses the global document and window. */
import { waitForPaint } from "../../src/lib/wait-for-paint";
import { fetchPreviewContent } from "../preview-targets";
import { guardFrame, scrollToPart } from "./guard-frame";
import { mountPreview } from "./mount-preview";
import { type EditedEntry, createPreviewState } from "./preview-state";
import { registerFragments } from "../../src/content/graphql/run-query";

interface PreviewRequest extends EditedEntry {
  /** Returns an uploaded picture, which converts to its address. While it is loading, that is another address. */
  readonly getAsset: (path: string) => { toString(): string };
}

declare global {
  /** The texts of all queries and fragments of the site, defined by the bundler. */
  const siteQueries: readonly string[];
  interface Window {
    /** Called on every change of an entry. */
    showPreview?: (request: PreviewRequest) => void;
  }
}

// As in Gatsby, a query may use a fragment of a module that is not imported.
siteQueries.forEach(registerFragments);

const container = document.createElement("div");
document.body.append(container);
const show = mountPreview(container);
let hasScrolled = false;

const saved = fetchPreviewContent();
void saved.then(guardFrame);

window.showPreview = ({ getAsset, ...entry }) => {
  void saved.then(async (content) => {
    const uploaded = (path: string) => {
      const address = getAsset(path).toString();
      return address.startsWith("blob:") ? address : undefined;
    };
    const state = show(() => createPreviewState(content, entry, uploaded));
    if (!state || hasScrolled) return;
    hasScrolled = true;
    // Not before the layout is final: cropping pictures moves the part.
    await waitForPaint();
    if (state.part !== undefined) scrollToPart(state.part);
  });
};
