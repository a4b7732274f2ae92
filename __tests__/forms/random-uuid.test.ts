import { randomUuid } from "../../src/forms/random-uuid";

it("is a UUID of version 4", () => {
  expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("is another one every time", () => {
  expect(new Set(Array.from({ length: 1000 }, randomUuid)).size).toBe(1000);
});
