import { readServiceName } from "../../src/domain/service-name";

it.each([
  ["/services/R%26D/", "R&D"],
  ["/services/100%", "100%"],
  ["/services/%E2%80%AEgnp.exe%E2%81%A6", "gnp.exe"],
  [`/services/${"%F0%9F%8C%B1".repeat(80)}`, "🌱".repeat(80)],
  [`/services/${"%F0%9F%8C%B1".repeat(81)}`, `${"🌱".repeat(79)}…`],
])("of %s is %s", (path, name) => {
  expect(readServiceName(path)).toBe(name);
});
