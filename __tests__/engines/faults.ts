import type { EngineTest } from "./run";
export const faults: readonly EngineTest[] = [];
