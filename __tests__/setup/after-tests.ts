import { contentDir } from "./content";
import { hashContent } from "./content-hash";

/** Fails a run of Jest or Playwright that has changed the content: tests must change copies. */
export default function afterTests(): void {
  if (hashContent() === globalThis.hashBefore) return;
  throw new Error(`${contentDir} has changed during the tests: let the test change a copy`);
}
