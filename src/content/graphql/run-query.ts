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
import { buildQuerySchema } from "./query-schema";

const fragments = new Map<string, FragmentDefinitionNode>();
/** Validated queries by their text, because a preview runs the same query at every keystroke. */
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
 * Runs a query; the caller names the type of its data.
 * @throws if query-schema.ts lacks a field or an argument of the query, or if the query fails on the content
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in useStaticQuery
export function runQuery<Data>(
  text: string,
  variableValues: Readonly<Record<string, unknown>>,
  root: ContentRoot,
): Data {
  schema ??= buildQuerySchema();
  const document = documents.get(text) ?? createValidDocument(schema, text);
  documents.set(text, document);
  const { data, errors = [] } = executeSync({ schema, document, rootValue: root, variableValues });
  if (errors.length > 0) throw new Error(joinMessages(errors));
  // Gatsby sends page data as JSON, so pages receive plain objects.
  return JSON.parse(JSON.stringify(data)) as Data;
}

/** Each query is validated together with all fragments of the site, and uses only some of them. */
const validationRules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** Without validation, an argument that the schema lacks would be ignored. */
function createValidDocument(forSchema: GraphQLSchema, text: string): DocumentNode {
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...parse(text).definitions, ...fragments.values()],
  };
  const errors = validate(forSchema, document, validationRules);
  if (errors.length === 0) return document;
  throw new Error(
    `${joinMessages(errors)} Tests and previews have what src/content/graphql/query-schema.ts declares.`,
  );
}

const joinMessages = (errors: readonly Error[]) => errors.map(({ message }) => message).join("\n");
