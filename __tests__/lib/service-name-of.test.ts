import { serviceNameOf } from "../../src/lib/service-name-of";

it.each([
  ["/services/strategy", "strategy"],
  ["/services/strategy/", "strategy"],
  ["/services/a%2Fb", "a/b"],
  ["/services/%E0%A4%A", "%E0%A4%A"],
])("reads the service's name from %s", (path, name) => {
  expect(serviceNameOf(path)).toBe(name);
});
