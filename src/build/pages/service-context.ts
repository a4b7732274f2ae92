/** The variables of a service's page, which shows the next two of all services by their sorted names. */
export function serviceContext(names: readonly string[], name: string) {
  const following = (distance: number) => names[(names.indexOf(name) + distance) % names.length];
  return { name, next: following(1), afterNext: following(2) };
}
