/** Runs the site's GraphQL queries without Gatsby: in tests, and in the preview of the CMS. */
import {
  type DocumentNode,
  executeSync,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { ContentRoot } from "./content-root";
import { querySchema, resolveField } from "./query-schema";

const fragments = new Map<string, FragmentDefinitionNode>();
/** Validated documents by the texts of their queries. */
const documents = new Map<string, DocumentNode>();
let schema: GraphQLSchema | undefined;

/** A query has all fragments, those that it does not use too. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** Makes the fragments of a query text available to all queries. */
export function registerFragments(text: string): void {
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
}

/**
 * The caller names the type of the data.
 * @throws if the query does not match the schema, uses an unknown fragment or fails on the content
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as in useStaticQuery
export function runQuery<Data>(
  text: string,
  variableValues: Readonly<Record<string, unknown>>,
  root: ContentRoot,
): Data {
  schema ??= querySchema();
  const { data, errors = [] } = executeSync({
    schema,
    document: validDocument(text, schema),
    rootValue: root,
    contextValue: root,
    variableValues,
    fieldResolver: resolveField,
  });
  throwAll(errors);
  // Gatsby sends page data as JSON, so pages receive plain objects.
  return JSON.parse(JSON.stringify(data)) as Data;
}

function validDocument(text: string, against: GraphQLSchema): DocumentNode {
  const known = documents.get(text);
  if (known) return known;
  registerFragments(text);
  const operations = parse(text).definitions.filter(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  );
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...operations, ...fragments.values()],
  };
  throwAll(validate(against, whole, rules));
  documents.set(text, whole);
  return whole;
}

function throwAll(errors: readonly Error[]): void {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
}
