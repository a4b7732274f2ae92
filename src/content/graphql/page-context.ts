/** The variables of the page of a content file: its name, and the next two of all names, which are sorted. */
export function pageContext(names: readonly string[], name: string) {
  const following = (distance: number) => names[(names.indexOf(name) + distance) % names.length];
  return { name, next: following(1), afterNext: following(2) };
}
