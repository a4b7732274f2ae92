/**
 * The script in the iframe of the preview. It runs there, and not in the page of the CMS, because the site's code uses
 * the document and the window that it finds.
 */
import { createRoot } from "react-dom/client";
import { registerFragments } from "../../site/without-gatsby/run-query";
import { previewFolder, type SavedContent } from "../previews";
import { guardFrame, scrollToPart, scrollToText } from "./frame";
import { Preview } from "./preview";
import "./preview-request";
import { type PreviewState, previewState } from "./preview-state";

declare global {
  /** The texts of all queries and fragments of the site, which the bundler puts in. */
  const siteQueries: readonly string[];
}

// As in Gatsby, a query may use a fragment of a module that is not loaded.
siteQueries.forEach(registerFragments);

const container = document.createElement("div");
document.body.append(container);
// What an unfinished entry makes a component throw is shown in the preview.
const root = createRoot(container, { onCaughtError: () => undefined });

let version = 0;
let state: PreviewState | undefined;
let good: PreviewState | undefined;
/** Why the last state could not be shown. */
let failure: string | undefined;
let focused = "";

const saved = fetch(`${previewFolder}/content.json`).then((response): Promise<SavedContent> =>
  response.json(),
);
void saved.then(guardFrame);

window.showPreview = ({ getAsset, focused: text, ...entry }) => {
  focused = text;
  version += 1;
  void saved.then((content) => {
    try {
      failure = undefined;
      state = previewState(content, entry, (path) => uploaded(getAsset(path).toString()));
    } catch (error) {
      failure = messageOf(error);
    }
    render();
  });
};

function render(): void {
  if (!state) {
    container.textContent = failure ?? "";
    return;
  }
  root.render(
    <Preview
      version={version}
      state={state}
      good={good}
      problem={failure === undefined ? state.problem : `Not shown yet: ${failure}`}
      onRendered={onRendered}
      onFailed={(error) => {
        failure = messageOf(error);
        render();
      }}
    />,
  );
}

function onRendered(rendered: PreviewState): void {
  if (!good) {
    const { part, opener } = rendered;
    if (part !== undefined) scrollToPart(part);
    if (opener !== undefined) document.querySelector<HTMLElement>(opener)?.click();
  }
  good = rendered;
  scrollToText(focused);
}

function uploaded(address: string): string | undefined {
  return address.startsWith("blob:") ? address : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
