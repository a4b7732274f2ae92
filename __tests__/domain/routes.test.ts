import { listReservedNames, findRoute, routes } from "../../src/domain/routes";

it.each([
  ["/", routes.home, undefined],
  ["/about-us/", routes.aboutUs, undefined],
  ["/services", routes.services, undefined],
  ["/services/strategy", routes.service, "services"],
  ["/services/unknown", routes.unknownService, undefined],
  ["/case-studies/a-shop", routes.caseStudy, "caseStudies"],
  ["/imprint", routes.legalDocument, undefined],
  ["/imprint/2026", undefined, undefined],
])("knows the route of %s, and the one above it", (path, route, parent) => {
  expect(findRoute(path)).toBe(route);
  expect(findRoute(path)?.parent).toBe(parent);
});

it("reserves what other routes and programs have where a name would stand", () => {
  expect(listReservedNames(routes.service)).toEqual(["unknown"]);
  const names = listReservedNames(routes.legalDocument);
  expect(names).toEqual(expect.arrayContaining(["services", "thank-you", "404", "admin"]));
  expect(names).not.toContain("*");
});
