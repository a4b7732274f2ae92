/** The text of a content file after an edit in the CMS, the same for every backend. */
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import prettierrc from "../../.prettierrc.json";
import type { ContentFile } from "../content-model/content-files";
import { editJson } from "./edit-json";
import { inOrder } from "./in-order";

/**
 * Keys in order, and formatted like the other files if the text before was.
 * @param before undefined for a new file
 */
export async function contentText(
  { schema }: Pick<ContentFile, "schema">,
  value: unknown,
  before: string | undefined,
): Promise<string> {
  if (before === undefined) {
    return pretty(JSON.stringify(inOrder(value, undefined, schema), null, 2));
  }
  const after = editJson(before, value, schema);
  return before === (await pretty(before)) ? pretty(after) : after;
}

function pretty(text: string): Promise<string> {
  return format(text, { ...prettierrc, parser: "json", plugins: [babel, estree] });
}
