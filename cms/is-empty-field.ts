/** Whether a value of the CMS is that of an empty field, or of a group of empty fields. */
export function isEmptyField(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmptyField);
  return (value ?? "") === "";
}
