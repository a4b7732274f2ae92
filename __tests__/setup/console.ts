/** Noise on the console fails the test that made it: a warning nobody reads is a defect nobody mends. */
let noise: string[] = [];

beforeEach(() => {
  noise = [];
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${level}: ${words.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  expect(noise).toEqual([]);
});

/** For a test that provokes noise on purpose: takes what was said so far, and forgets it. */
export function takeConsoleNoise(): string[] {
  const taken = noise;
  noise = [];
  return taken;
}
