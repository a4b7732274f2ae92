import { fillTemplate } from "../lib/fill-template";

/**
 * Says which items show. Where there is no run from one to a later one, what the template says from
 * {from} to {to} gives way to the bare numbers: "Items 3 of 4" for one, "Items 4, 1 of 4" for the last
 * beside the first.
 * @param first the index of the first item in view
 * @param last the index of the last item in view
 */
export function positionText(template: string, first: number, last: number, total: number): string {
  const run = /\{from\}.*\{to\}/;
  const shown =
    first < last ? template : template.replace(run, first === last ? "{from}" : "{from}, {to}");
  return fillTemplate(shown, {
    from: String(first + 1),
    to: String(last + 1),
    total: String(total),
  });
}
