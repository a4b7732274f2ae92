interface Named {
  readonly name: string;
  readonly title: string;
}

/** Sorts items by a list of names; those that it lacks come last, by title. */
export function inOrder<Item extends Named>(
  items: readonly Item[],
  order: readonly Pick<Named, "name">[],
): Item[] {
  const position = (item: Item) => {
    const index = order.findIndex(({ name }) => name === item.name);
    return index === -1 ? order.length : index;
  };
  return [...items].sort(
    (a, b) => position(a) - position(b) || a.title.localeCompare(b.title, "en"),
  );
}
