import { makeDecodingSafe } from "../../src/app/safe-decoding";

it("decodes as before, and keeps what cannot be decoded", () => {
  const { decodeURI, decodeURIComponent } = globalThis;
  makeDecodingSafe();
  expect(window.decodeURIComponent("caf%C3%A9%2F")).toBe("café/");
  expect(window.decodeURI("caf%C3%A9%2F")).toBe("café%2F");
  expect(window.decodeURI("#50%")).toBe("#50%");
  expect(window.decodeURIComponent("/services/100%")).toBe("/services/100%");
  Object.assign(window, { decodeURI, decodeURIComponent });
});
