/** The script in the iframe of the preview: the site's code uses the document and the window that it finds. */
import { nextPaint } from "../../src/lib/next-paint";
import { fetchPreviewContent } from "../preview-targets";
import { guardFrame, scrollToPart } from "./guard-frame";
import { createPreviewRenderer } from "./preview-renderer";
import { type EditedEntry, createPreviewState } from "./preview-state";
import { registerFragments } from "../../src/content/graphql/run-query";

interface PreviewRequest extends EditedEntry {
  /** Returns an uploaded picture, as text its address. Returns another address while it is loading. */
  readonly getAsset: (path: string) => { toString(): string };
}

declare global {
  /** The texts of all queries and fragments of the site, which the bundler puts in. */
  const siteQueries: readonly string[];
  interface Window {
    /** Called at every change of an entry. */
    showPreview?: (request: PreviewRequest) => void;
  }
}

// As in Gatsby, a query may use a fragment of a module that is not loaded.
siteQueries.forEach(registerFragments);

const container = document.createElement("div");
document.body.append(container);
const show = createPreviewRenderer(container);
let hasArrived = false;

const saved = fetchPreviewContent();
void saved.then(guardFrame);

window.showPreview = ({ getAsset, ...entry }) => {
  void saved.then(async (content) => {
    const uploaded = (path: string) => {
      const address = getAsset(path).toString();
      return address.startsWith("blob:") ? address : undefined;
    };
    const state = show(() => createPreviewState(content, entry, uploaded));
    if (!state || hasArrived) return;
    hasArrived = true;
    // The first layout and the cropping of pictures move what is scrolled to.
    await nextPaint();
    if (state.part !== undefined) scrollToPart(state.part);
  });
};
