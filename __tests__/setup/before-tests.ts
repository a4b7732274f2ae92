import { readSourceQueries } from "../../src/content/graphql/source-queries";
import { hashContent } from "./content-hash";

/** Prepares a run of Jest or Playwright: remembers the content for after-tests.ts, and the site's queries for query.ts. */
export default function beforeTests(): void {
  globalThis.hashBefore = hashContent();
  // The only way to hand something to workers. To parse the sources in each test file would take a second.
  process.env.SITE_QUERIES = JSON.stringify(readSourceQueries("src"));
}
