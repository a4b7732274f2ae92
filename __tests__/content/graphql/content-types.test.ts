import { z } from "zod";
import { contentTypeDefs, contentTypeName } from "../../../src/content/graphql/content-types";
import type { ContentSchema } from "../../../src/content/model/content-files";
import { text } from "../../../src/content/model/primitives";

const file = (type: string, schema: ContentSchema) => ({ path: `${type}.json`, type, schema });

test.each([
  [
    "a key reserved for Gatsby's nodes",
    [file("One", z.strictObject({ id: text("Text") }))],
    "One.id: Gatsby's nodes use this key themselves",
  ],
  [
    "a schema without a GraphQL type",
    [file("One", z.strictObject({ a: z.union([text("Text"), z.number()]) }))],
    "OneA: GraphQL has no type for union",
  ],
])("refuses %s", (_fault, files, message) => {
  expect(() => contentTypeDefs(files)).toThrow(message);
});

test("knows the type of every file in content/, and refuses others", () => {
  const typeOf = (relativePath: string) => contentTypeName({ node: { relativePath } });
  expect(typeOf("pages/home.json")).toBe("HomePage");
  expect(typeOf("services/human-resources.json")).toBe("Service");
  expect(() => typeOf("services/old/hr.json")).toThrow(
    "content/services/old/hr.json: the content model has no such file",
  );
});
