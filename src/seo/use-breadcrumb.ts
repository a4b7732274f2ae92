import { graphql, useStaticQuery } from "gatsby";
import { findRoute, routes } from "../domain/routes";

/** Returns the links above a page in its breadcrumb: to the home page, and to the route's parent if it has one. */
export function useBreadcrumb(path: string): Queries.SmartLinkFragment[] {
  const { navigation, services, allCaseStudyPage } = useStaticQuery<Queries.TrailQuery>(graphql`
    query Trail {
      navigation {
        home {
          ...SmartLink
        }
      }
      services: servicePage {
        title
      }
      # None, on a site without case studies.
      allCaseStudyPage {
        nodes {
          title
        }
      }
    }
  `);
  const parent = findRoute(path)?.parent;
  if (parent === undefined) return [navigation.home];
  const [caseStudies] = allCaseStudyPage.nodes;
  const label = { services, caseStudies }[parent]?.title;
  return [navigation.home, ...(label === undefined ? [] : [{ label, to: routes[parent].path }])];
}
