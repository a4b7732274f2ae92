/** What the CMS has, or leaves out, for a field without a value, or for a group of such fields. */
export function isEmptyField(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmptyField);
  return (value ?? "") === "";
}
