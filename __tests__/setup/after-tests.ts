import { contentDir } from "./content";
import { hashContent } from "./content-hash";

/** Ends a run of Jest or Playwright, which fails if the content has changed: tests change copies, or a client would lose words. */
export default function afterTests(): void {
  if (hashContent() === globalThis.hashBefore) return;
  throw new Error(`${contentDir} has changed during the tests: let the test change a copy`);
}
