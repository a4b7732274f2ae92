/** The id of a field's control. The form's own id makes it unique where a form stands on a page twice. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
