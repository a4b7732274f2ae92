/** Creates the fields of the CMS from the schemas of the content model. */
import { z } from "zod";

/** A field as Decap CMS configures it (decapcms.org/docs/widgets). */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
  readonly widget: string;
  /** The fields of an object, or of each item of a list. A list of plain values has `field` instead. */
  readonly fields?: readonly CmsField[];
  readonly field?: CmsField;
  readonly [option: string]: unknown;
}

export function createFields(
  { shape }: z.ZodObject<z.core.$ZodShape>,
  required = true,
): CmsField[] {
  return Object.entries(shape).map(([name, field]) => createField(name, field, required));
}

function createField(name: string, schema: z.core.$ZodType, required = true): CmsField {
  if (schema instanceof z.ZodOptional) return createField(name, schema.unwrap(), false);
  const { title: label = name, description: hint } = z.globalRegistry.get(schema) ?? {};
  return { name, label, hint, required, ...createWidget(schema, required) };
}

/** @param required false within an optional group: the content check asks for its fields only if the group is used */
function createWidget(schema: z.core.$ZodType, required: boolean) {
  if (schema instanceof z.ZodObject) {
    return { widget: "object", fields: createFields(schema, required), collapsed: false };
  }
  if (schema instanceof z.ZodArray) return { widget: "list", ...createListOptions(schema) };
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) {
    if (schema.format === "safeint") return { widget: "number", value_type: "int", step: 1 };
    // All other numbers are coordinates: four digits are about ten metres.
    return { widget: "number", value_type: "float", step: 0.0001 };
  }
  if (schema instanceof z.ZodString) return createStringWidget(schema);
  throw new Error(`cms/cms-fields.ts has no widget for the type ${schema._zod.def.type}`);
}

function createListOptions(schema: z.ZodArray) {
  const { element } = schema;
  const { minItems, maxItems } = z.toJSONSchema(schema);
  const isFixed = minItems !== undefined && minItems === maxItems;
  return {
    label_singular: z.globalRegistry.get(element)?.title ?? "Item",
    collapsed: true,
    ...(isFixed && { allow_add: false, allow_remove: false }),
    ...(element instanceof z.ZodObject
      ? { fields: createFields(element), summary: `{{fields.${findSummaryField(element)}}}` }
      : { field: createField("item", element), summary: "{{fields.item}}" }),
  };
}

const namingFields = ["name", "title", "heading", "label", "description"];

/** Finds the field by which a list shows an item: its name, or else its first text. An id would tell less. */
function findSummaryField({ shape }: z.ZodObject): string | undefined {
  const names = Object.keys(shape);
  return (
    namingFields.find((name) => names.includes(name)) ??
    names.find((name) => z.globalRegistry.get(shape[name])?.prose) ??
    names[0]
  );
}

function createStringWidget(schema: z.ZodString) {
  const { image, reference, longText } = z.globalRegistry.get(schema) ?? {};
  if (image) return { widget: "image", choose_url: false };
  if (reference) {
    return {
      widget: "relation",
      collection: reference.type,
      value_field: reference.by,
      search_fields: ["title"],
      display_fields: ["title"],
    };
  }
  return { widget: longText ? "text" : "string" };
}
