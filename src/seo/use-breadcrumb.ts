import { graphql, useStaticQuery } from "gatsby";
import { findRoute, routes } from "../domain/routes";

/** Returns the links above a page in its breadcrumb: to the home page, and to the route's parent if it has one. */
export function useBreadcrumb(path: string): Queries.SmartLinkFragment[] {
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
  const parent = findRoute(path)?.parent;
  if (parent === undefined) return [navigation.home];
  return [navigation.home, { label: overviews[parent].title, to: routes[parent].path }];
}
