/** @jest-environment jsdom */
import { restrictScripts } from "../../../src/site/output/restrict-scripts";

/** Defines the policy and returns its rules. */
function rules(): TrustedTypePolicyOptions {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  restrictScripts();
  const [[name, options]] = createPolicy.mock.calls as [[string, TrustedTypePolicyOptions]];
  expect(name).toBe("default");
  return options;
}

it("accepts scripts of this site only", () => {
  const { createScriptURL } = rules();
  expect(createScriptURL?.("/app.js")).toBe("/app.js");
  expect(createScriptURL?.("http://localhost/app.js")).toBe("http://localhost/app.js");
  expect(() => createScriptURL?.("https://evil.test/app.js")).toThrow();
  expect(() => createScriptURL?.("//evil.test/app.js")).toThrow();
  expect(() => createScriptURL?.("data:text/javascript,attack()")).toThrow();
});

it("accepts no HTML but text and React's empty script element", () => {
  const { createHTML } = rules();
  expect(createHTML?.("<script></script>")).toBe("<script></script>");
  expect(createHTML?.("text & more")).toBe("text & more");
  expect(() => createHTML?.("<img src=x onerror=attack()>")).toThrow();
  expect(() => createHTML?.("<script></script><b>")).toThrow();
});

it("accepts data as the text of a script element, but no code", () => {
  const { createScript } = rules();
  expect(createScript?.('{"@context":"https://schema.org"}')).toContain("schema.org");
  expect(() => createScript?.("attack()")).toThrow();
});

it("does nothing in a browser without Trusted Types", () => {
  Object.assign(window, { trustedTypes: undefined });
  expect(restrictScripts).not.toThrow();
});
