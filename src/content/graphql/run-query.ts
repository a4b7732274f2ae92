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
import { querySchema } from "./query-schema";

const fragments = new Map<string, FragmentDefinitionNode>();
/** The valid queries by their text: a preview runs the same one with each key. */
const documents = new Map<string, DocumentNode>();
let schema: GraphQLSchema | undefined;

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
 * @throws if query-schema.ts lacks a field or an argument of the query, or if the query fails on the content
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in useStaticQuery
export function runQuery<Data>(
  text: string,
  variableValues: Readonly<Record<string, unknown>>,
  root: ContentRoot,
): Data {
  schema ??= querySchema();
  const document = documents.get(text) ?? validDocument(schema, text);
  documents.set(text, document);
  const { data, errors = [] } = executeSync({ schema, document, rootValue: root, variableValues });
  if (errors.length > 0) throw new Error(messagesOf(errors));
  // Gatsby sends page data as JSON, so pages receive plain objects.
  return JSON.parse(JSON.stringify(data)) as Data;
}

/** Every query has all fragments of the site beside it, and uses few of them. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** Without validation, an argument that the schema lacks would be ignored. */
function validDocument(forSchema: GraphQLSchema, text: string): DocumentNode {
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...parse(text).definitions, ...fragments.values()],
  };
  const errors = validate(forSchema, document, rules);
  if (errors.length === 0) return document;
  throw new Error(
    `${messagesOf(errors)} Tests and previews have what src/content/graphql/query-schema.ts declares.`,
  );
}

const messagesOf = (errors: readonly Error[]) => errors.map(({ message }) => message).join("\n");
