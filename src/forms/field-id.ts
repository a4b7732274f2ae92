/** The id of a field's control. The form's id keeps it unique when a page holds the same form twice. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
