import type { EditedEntry } from "./edited-content";

/** What the CMS passes to a preview at every change of an entry. */
export interface PreviewRequest extends EditedEntry {
  /** What is in the field that is being edited, to which the page scrolls. */
  readonly focused: string;
  /** Returns an uploaded picture, as text its address. Returns another address while it is loading. */
  readonly getAsset: (path: string) => { toString(): string };
}

declare global {
  interface Window {
    showPreview?: (request: PreviewRequest) => void;
  }
}
