import { z } from "zod";
import { contentTypeDefs, contentTypeName } from "../../../src/site/schema/content-types";
import { contentFiles, type ContentSchema } from "../../../src/content-model/content-files";
import { link } from "../../../src/content-model/parts";
import { imagePath, reference, text } from "../../../src/content-model/primitives";

const file = (type: string, schema: ContentSchema) => ({ path: `${type}.json`, type, schema });

test("generates a GraphQL type for every kind of schema", () => {
  const mood = z.enum(["calm", "bold"]);
  const example = z.strictObject({
    title: text("Text"),
    subtitle: text("Text").optional(),
    isShown: z.boolean(),
    rating: z.int().min(1),
    latitude: z.number(),
    tags: z.array(text("Text")),
    mood: mood.meta({ graphqlType: "Mood" }),
    otherMood: mood.optional(),
    image: imagePath({ width: 800 }),
    gallery: z.array(imagePath({ width: 800 })).optional(),
    service: reference("Service", "name", "Service"),
    services: z.array(reference("Service", "name", "Service")),
    box: z.strictObject({ lid: z.strictObject({ id: text("Text") }) }),
    links: z.array(link()),
    home: link("Home"),
    $schema: text("Schema"),
  });
  expect(contentTypeDefs([file("Example", example)]))
    .toBe(`type Example implements Node @dontInfer {
  title: String!
  subtitle: String
  isShown: Boolean!
  rating: Int!
  latitude: Float!
  tags: [String!]!
  mood: Mood!
  otherMood: ExampleOtherMood
  image: File! @fileByRelativePath
  gallery: [File!] @fileByRelativePath
  service: Service! @link(by: "name")
  services: [Service!]! @link(by: "name")
  box: ExampleBox!
  links: [Link!]!
  home: Link!
}

enum Mood {
  calm
  bold
}

enum ExampleOtherMood {
  calm
  bold
}

type ExampleBox {
  lid: ExampleBoxLid!
}

type ExampleBoxLid {
  id: String!
}

type Link {
  label: String!
  to: String!
}`);
});

test("defines a node type for every content file, and each type once", () => {
  const names = [...contentTypeDefs().matchAll(/^(?:type|enum) (\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(contentFiles.map(({ type }) => type)));
});

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
  [
    "a value of any type",
    [file("One", z.strictObject({ a: z.array(z.any()) }))],
    "OneA: GraphQL has no type for any",
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
