import { queryContent } from "../../setup/query";

it.each([
  ["{ allService(sort: { name: ASC }) { nodes { name } } }", 'Unknown argument "sort"'],
  ["{ allCaseStudy(limit: 1) { nodes { slug } } }", 'Unknown argument "limit"'],
  ["{ allLegalDocument { totalCount } }", 'Cannot query field "totalCount"'],
])(
  "refuses %s, which its schema does not know, instead of ignoring a part of it",
  (query, message) => {
    expect(() => queryContent(query)).toThrow(message);
  },
);
