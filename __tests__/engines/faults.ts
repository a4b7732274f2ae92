/**
 * Faults that are known and not mended yet: each of these tests fails until its fault is. They run with
 * `npm run test:engines -- faults`; a test whose fault is mended moves to the journeys.
 */
import { detailFaults } from "./faults/details";
import { focusFaults } from "./faults/focus";
import { formFaults } from "./faults/forms";
import { navigationFaults } from "./faults/navigation";
import { printFaults } from "./faults/print";
import { searchFaults } from "./faults/search";
import { textSizeFaults } from "./faults/text-size";
import type { EngineTest } from "./run";

export const faults: readonly EngineTest[] = [
  ...formFaults,
  ...searchFaults,
  ...navigationFaults,
  ...focusFaults,
  ...printFaults,
  ...detailFaults,
  // Last, because each size takes a browser of its own.
  ...textSizeFaults,
];
