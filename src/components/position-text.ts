import { fillTemplate } from "../lib/fill-template";

/**
 * Describes which items are in view. A single item, or the last beside the first, is not a range, so
 * the template's part from {from} to {to} is replaced by the numbers alone: "Items 3 of 4",
 * "Items 4, 1 of 4".
 * @param template with {from}, {to} and {total}, such as "Items {from} to {to} of {total}"
 * @param first the index of the first item in view
 * @param last the index of the last item in view
 */
export function positionText(template: string, first: number, last: number, total: number): string {
  const range = /\{from\}.*\{to\}/;
  const shown =
    first < last ? template : template.replace(range, first === last ? "{from}" : "{from}, {to}");
  return fillTemplate(shown, {
    from: String(first + 1),
    to: String(last + 1),
    total: String(total),
  });
}
