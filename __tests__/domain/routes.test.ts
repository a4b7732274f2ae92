import { reservedNames, routeAt, routes } from "../../src/domain/routes";

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
  expect(routeAt(path)).toBe(route);
  expect(routeAt(path)?.parent).toBe(parent);
});

it("reserves what other routes and programs have where a name would stand", () => {
  expect(reservedNames(routes.service)).toEqual(["unknown"]);
  const names = reservedNames(routes.legalDocument);
  expect(names).toEqual(expect.arrayContaining(["services", "thank-you", "404", "admin"]));
  expect(names).not.toContain("*");
});
