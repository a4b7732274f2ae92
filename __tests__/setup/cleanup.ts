const steps: (() => unknown)[] = [];

/** Runs a step after the test file, the last registered first: a server ends before its folder goes. */
export function runAtEnd(step: () => unknown): void {
  steps.unshift(step);
}

afterAll(async () => {
  for (const step of steps.splice(0)) await step();
});
