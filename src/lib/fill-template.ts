/**
 * Replaces each {placeholder} of a text from content with its value.
 * @throws if a placeholder has no value, which fails the build instead of showing up on a page
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${template}"`);
    return value;
  });
}
