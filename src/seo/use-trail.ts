import { graphql, useStaticQuery } from "gatsby";
import { routeAt, routes } from "../domain/routes";

/** The links from the home page to the page at a path: the home page, and the route above it, if it has one. */
export function useTrail(path: string): Queries.SmartLinkFragment[] {
  const { navigation, ...overviews } = useStaticQuery<Queries.TrailQuery>(graphql`
    query Trail {
      navigation {
        home {
          ...SmartLink
        }
      }
      services: servicePage {
        title
      }
      caseStudies: caseStudyPage {
        title
      }
    }
  `);
  const parent = routeAt(path)?.parent;
  if (parent === undefined) return [navigation.home];
  return [navigation.home, { label: overviews[parent].title, to: routes[parent].path }];
}
