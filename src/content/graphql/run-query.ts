/** Runs the site's GraphQL queries without Gatsby, which validates them: in tests, and in the preview of the CMS. */
import { executeSync, type FragmentDefinitionNode, type GraphQLSchema, Kind, parse } from "graphql";
import type { ContentRoot } from "./content-root";
import { querySchema } from "./query-schema";

const fragments = new Map<string, FragmentDefinitionNode>();
let schema: GraphQLSchema | undefined;

/** Makes the fragments of a query text available to all queries. */
export function registerFragments(text: string): void {
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
}

/** The caller names the type of the data. Throws if the query fails on the content. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in useStaticQuery
export function runQuery<Data>(
  text: string,
  variableValues: Readonly<Record<string, unknown>>,
  root: ContentRoot,
): Data {
  schema ??= querySchema();
  const { data, errors = [] } = executeSync({
    schema,
    document: {
      kind: Kind.DOCUMENT,
      definitions: [...parse(text).definitions, ...fragments.values()],
    },
    rootValue: root,
    variableValues,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  // Gatsby sends page data as JSON, so pages receive plain objects.
  return JSON.parse(JSON.stringify(data)) as Data;
}
