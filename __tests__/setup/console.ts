/** Fails every test that writes an error or a warning to the console. */
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

/** Returns and clears the console output so far, for a test that provokes it on purpose. */
export function takeConsoleNoise(): string[] {
  const taken = noise;
  noise = [];
  return taken;
}
