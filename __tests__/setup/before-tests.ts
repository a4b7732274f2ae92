import { hashContent } from "./content-hash";

/** Prepares a run of Jest or Playwright: remembers the content, for after-tests.ts. */
export default function beforeTests(): void {
  globalThis.hashBefore = hashContent();
}
