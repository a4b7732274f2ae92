/** Runs the site's GraphQL queries against the real content, without Gatsby. */
import type { StaticQueryDocument } from "gatsby";
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
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot } from "./content-root";
import { testSchema } from "./test-schema";

const fragments = new Map<string, FragmentDefinitionNode>();
let schema: GraphQLSchema | undefined;
let root: Record<string, unknown> | undefined;

/** Returns the text of every `graphql` tag in src. */
export function sourceQueries(): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(join("src", name), "utf8"))
    .flatMap((source) => [...source.matchAll(/graphql`([^`]*)`/g)])
    .map(([, text = ""]) => text);
}

/** Makes the fragments of a query text available to all queries. */
export function registerFragments(text: string): void {
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
}

/**
 * Returns the data of a query. The caller names its type, one of Gatsby's generated types. Throws if
 * the query does not match the schema, uses an unknown fragment or fails on the content.
 * @param rootValue the result of `contentRoot` for other content
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as in useStaticQuery
export function queryContent<Data>(
  query: string | StaticQueryDocument,
  variables: Readonly<Record<string, unknown>> = {},
  rootValue?: Record<string, unknown>,
): Data {
  if (!schema) {
    schema = testSchema();
    // As in Gatsby, a query may use any fragment of the site.
    sourceQueries().forEach(registerFragments);
  }
  rootValue ??= root ??= contentRoot();
  // Gatsby types the value of the `graphql` tag as a document; in tests it is the query text.
  const text = String(query);
  registerFragments(text);
  const document = withNeededFragments(parse(text));
  const problems = validate(schema, document);
  const { data, errors = problems } =
    problems.length > 0
      ? {}
      : executeSync({ schema, document, rootValue, variableValues: variables });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  // Gatsby sends page data as JSON, so pages receive plain objects.
  return JSON.parse(JSON.stringify(data));
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
