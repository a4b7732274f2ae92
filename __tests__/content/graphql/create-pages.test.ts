import type { CreatePageArgs } from "gatsby";
import { leaveOutUnneeded } from "../../../src/content/graphql/create-pages";
import { routes } from "../../../src/domain/routes";

const tile = { file: { path: "case-studies.json" }, json: { value: { tiles: [{ id: "a" }] } } };
const noTile = { file: { path: "case-studies.json" }, json: { value: { tiles: [] } } };
const article = { file: { path: "case-studies/*.json" }, json: { value: { slug: "a" } } };

test.each([
  ["case studies", routes.caseStudies.path, [noTile], 1],
  ["case studies with a tile", routes.caseStudies.path, [tile], 0],
  ["case studies with an article", routes.caseStudies.path, [noTile, article], 0],
  ["services", routes.services.path, [], 0],
])(
  "the page of %s is made only if there is something for it",
  (_name, path, sources, deletions) => {
    const deletePage = jest.fn();
    const args: unknown = { page: { path }, actions: { deletePage } };
    leaveOutUnneeded(args as CreatePageArgs, sources);
    expect(deletePage).toHaveBeenCalledTimes(deletions);
  },
);
