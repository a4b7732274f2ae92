/** Returns the query variables of the page of one content file: its name, and the next two names, for links to them. */
export function createPageContext(names: readonly string[], name: string) {
  const getFollowing = (distance: number) => names[(names.indexOf(name) + distance) % names.length];
  return { name, next: getFollowing(1), afterNext: getFollowing(2) };
}
