/**
 * Puts values into the {places} of a text from content.
 * @throws if the text names a place for which there is no value: better in the build than on a page.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`"${template}" names ${place}, which has no value here`);
    return value;
  });
}
