/** Runs the site's GraphQL on the real content, without Gatsby. */
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

/** Every text given to the `graphql` tag anywhere in src, also in code that is loaded later. */
export function sourceQueries(): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(join("src", name), "utf8"))
    .flatMap((source) => [...source.matchAll(/graphql`([^`]*)`/g)])
    .map(([, text = ""]) => text);
}

/** Remembers the fragments of a text given to the `graphql` tag, for every query that names them. */
export function registerFragments(text: string): void {
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
}

/**
 * The answer to a query, typed by the caller with Gatsby's generated types. Throws where the query
 * does not fit the schema, where a fragment is unknown and where the content cannot answer.
 */
export function queryContent<Data>(
  query: string | StaticQueryDocument,
  variables: Readonly<Record<string, unknown>> = {},
): Data {
  if (!schema) {
    schema = testSchema();
    // As in Gatsby, a query may name any fragment of the site.
    sourceQueries().forEach(registerFragments);
  }
  root ??= contentRoot();
  // Gatsby's types take what the `graphql` tag gives for a document; in tests it is the text itself.
  const text = String(query);
  registerFragments(text);
  const document = withNeededFragments(parse(text));
  const problems = validate(schema, document);
  const { data, errors = problems } =
    problems.length > 0
      ? {}
      : executeSync({ schema, document, rootValue: root, variableValues: variables });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  // Plain objects, as a page gets them: Gatsby sends page data as JSON.
  return JSON.parse(JSON.stringify(data));
}

/** The operations of a document, and the fragments they name, and the fragments those name. */
function withNeededFragments({ definitions, ...document }: DocumentNode): DocumentNode {
  const needed = new Map<string, FragmentDefinitionNode>();
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const collect = (node: DocumentNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        // One that nobody registered is left to the validation, which says so.
        if (!fragment || needed.has(name)) return;
        needed.set(name, fragment);
        collect(fragment);
      },
    });
  };
  collect({ ...document, definitions: operations });
  return { ...document, definitions: [...operations, ...needed.values()] };
}
