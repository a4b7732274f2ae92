/** Runs the site's GraphQL queries without Gatsby: in tests, and in the preview of the CMS. */
import {
  type DocumentNode,
  executeSync,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
  visit,
} from "graphql";
import { querySchema } from "./query-schema";

const fragments = new Map<string, FragmentDefinitionNode>();
/** Validated documents by the texts of their queries. */
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
 * @param rootValue the result of `contentRoot`
 * @throws if the query does not match the schema, uses an unknown fragment or fails on the content
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as in useStaticQuery
export function runQuery<Data>(
  text: string,
  variableValues: Readonly<Record<string, unknown>>,
  rootValue: Readonly<Record<string, unknown>>,
): Data {
  schema ??= querySchema();
  const document = validDocument(text, schema);
  const { data, errors = [] } = executeSync({ schema, document, rootValue, variableValues });
  throwAll(errors);
  // Gatsby sends page data as JSON, so pages receive plain objects.
  return JSON.parse(JSON.stringify(data)) as Data;
}

function validDocument(text: string, against: GraphQLSchema): DocumentNode {
  const known = documents.get(text);
  if (known) return known;
  registerFragments(text);
  const document = withNeededFragments(parse(text));
  throwAll(validate(against, document));
  documents.set(text, document);
  return document;
}

function throwAll(errors: readonly Error[]): void {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
}

/** Adds the fragments that the operations of a document use, directly or through other fragments. */
function withNeededFragments({ definitions, ...document }: DocumentNode): DocumentNode {
  const needed = new Map<string, FragmentDefinitionNode>();
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const collect = (node: DocumentNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        // Validation reports unknown fragments.
        if (!fragment || needed.has(name)) return;
        needed.set(name, fragment);
        collect(fragment);
      },
    });
  };
  collect({ ...document, definitions: operations });
  return { ...document, definitions: [...operations, ...needed.values()] };
}
