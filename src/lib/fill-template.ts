/** Replaces each {placeholder} of a text from content. One without a value throws, which fails the build. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>) {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${template}"`);
    return String(value);
  });
}
