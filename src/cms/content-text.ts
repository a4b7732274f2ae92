import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import prettierrc from "../../.prettierrc.json";
import type { ContentFile } from "../content/model/content-files";
import { inOrder } from "./in-order";

/** The text of a content file: keys in the order of the schema, formatted as Prettier formats the other files. */
export function contentText({ schema }: Pick<ContentFile, "schema">, value: unknown) {
  return format(JSON.stringify(inOrder(value, schema)), {
    printWidth: prettierrc.printWidth,
    objectWrap: "collapse",
    parser: "json",
    plugins: [babel, estree],
  });
}
